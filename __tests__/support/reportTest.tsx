/** How `npm run report:test` makes a test out of a problem report. */
import { cleanup } from '@testing-library/react';

import type { Report } from '#replay/report.ts';
import { timeLineOf, type Entry } from '#replay/steps/timeLine.ts';

import { renderStep } from './renderStep.tsx';
import { shownWords, type ShownWords } from './shownWords.ts';

/** What a test of a report looks at. Steps are counted from 0. */
export interface Reproduction {
  /** The last step before the failure, or the one that somebody chose. */
  before: number;
  /** The last step on that page after it. */
  after: number;
  /** What failed; null where nothing did. */
  failure: string | null;
}

/** @param chosen the step before the failure, if somebody knows better than the time line */
export function reproductionOf(report: Report, chosen: number | null): Reproduction {
  const { steps } = report;
  const first = timeLineOf(report).find(({ isFailure, step }) => isFailure && (chosen === null || step > chosen));
  // An action's own step has its outcome already.
  const found = first === undefined ? steps.length - 1 : first.kind === 'action' ? first.step - 1 : first.step;
  const before = Math.max(0, chosen ?? found);
  const page = steps[before]?.screen?.address;
  const left = steps.findIndex(({ screen }, index) => index > before && screen?.address !== page);
  return { before, after: left === -1 ? steps.length - 1 : left - 1, failure: first === undefined ? null : nameOf(first) };
}

function nameOf(entry: Entry): string {
  switch (entry.kind) {
    case 'action':
      return entry.action.type;
    case 'call':
      return `${entry.call.method} ${entry.call.route}: ${entry.call.status ?? entry.call.outcome}`;
    case 'console':
      return entry.line.text.slice(0, 200);
  }
}

/** What the screen says at a step. */
export async function wordsAt(report: Report, step: number): Promise<ShownWords> {
  renderStep(report, step);
  const words = await shownWords();
  cleanup();
  return words;
}

/** The text of the test. Whatever comes from the report is written as a text of the language. */
export async function testOf(file: string, report: Report, chosen: number | null): Promise<string> {
  const { before, after, failure } = reproductionOf(report, chosen);
  const name = (text: string) => JSON.stringify(`${report.portal.reference}: ${text}`);
  const step = async (what: string, index: number) => {
    const { heading, alerts } = await wordsAt(report, index);
    return [
      `test(${name(what)}, async () => {`,
      `  renderStep(report, ${index});`,
      `  expect(await shownWords()).toEqual(${JSON.stringify({ heading, alerts })});`,
      '});',
      '',
    ];
  };
  return [
    '/**',
    ' * Made out of a problem report by `npm run report:test`. To reproduce the problem, go on from the state before: answer the call as it was',
    ' * answered, do what the borrower did, and expect what should have happened instead.',
    ' */',
    "import { readFileSync } from 'node:fs';",
    '',
    "import { openReport } from '#replay/opening/openReport.ts';",
    '',
    "import { renderStep } from '../support/renderStep.tsx';",
    "import { shownWords } from '../support/shownWords.ts';",
    '',
    `const report = openReport(readFileSync(${JSON.stringify(file)}, 'utf8'));`,
    '',
    ...(await step(failure === null ? 'the screen' : `before “${failure}”`, before)),
    ...(after === before ? [] : await step(failure === null ? 'later' : `after “${failure}”`, after)),
  ].join('\n');
}
