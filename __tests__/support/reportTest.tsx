/** Generates a Jest test from a problem report, for `npm run report:test`. */
import { cleanup } from '@testing-library/react';

import type { Report } from '#replay/report.ts';
import { timeLineOf, type Entry } from '#replay/steps/timeLine.ts';

import { renderStep } from './renderStep.tsx';
import { shownWords, type ShownWords } from './shownWords.ts';

/** Steps are counted from 0. */
export interface Reproduction {
  /** Last step before the failure, or the step that the user chose. */
  before: number;
  /** Last step after it on the same page. */
  after: number;
  /** Null if nothing failed. */
  failure: string | null;
}

/** @param chosen step before the failure, to override the one found in the timeline; null to use that one */
export function reproductionOf(report: Report, chosen: number | null): Reproduction {
  const { steps } = report;
  const first = timeLineOf(report).find(({ isFailure, step }) => isFailure && (chosen === null || step > chosen));
  // The step of a failed action already shows its result, so the step before it is used.
  const found = first === undefined ? steps.length - 1 : first.kind === 'action' ? first.step - 1 : first.step;
  const before = Math.max(0, chosen ?? found);
  const page = steps[before]?.screen?.address;
  const left = steps.findIndex(({ screen }, index) => index > before && screen?.address !== page);
  return { before, after: left === -1 ? steps.length - 1 : left - 1, failure: first === undefined ? null : failureName(first) };
}

function failureName(entry: Entry): string {
  switch (entry.kind) {
    case 'action':
      return entry.action.type;
    case 'call':
      return `${entry.call.method} ${entry.call.route}: ${entry.call.status ?? entry.call.outcome}`;
    case 'console':
      return entry.line.text.slice(0, 200);
  }
}

export async function wordsAt(report: Report, step: number): Promise<ShownWords> {
  renderStep(report, step);
  const words = await shownWords();
  cleanup();
  return words;
}

/** Returns the source code of the test. All values from the report are written as string literals, so they cannot become code. */
export async function generateTest(file: string, report: Report, chosen: number | null): Promise<string> {
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
    ' * Generated from a problem report by `npm run report:test`. To reproduce the problem, continue from this state: mock the response, repeat',
    " * the borrower's action, and expect the correct result.",
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
