import type { MessageDescriptor } from 'react-intl';

import type { ProblemReport } from '#contract/support.ts';

import { messages } from './partMessages.ts';

/** Parts that a borrower can exclude as a whole, by their name in `takenOut`. */
export type ExcludablePart = 'environment' | 'runtimeDocument' | 'states' | 'calls' | 'console' | 'timings';

export interface ReportPart {
  key: string;
  title: MessageDescriptor;
  content: unknown;
  /** Name for excluding the part; null if it cannot be excluded. */
  excludableAs: ExcludablePart | null;
}

/** Splits the whole report into named parts. Data without a part of its own is in the last one, so that nothing is hidden. */
export function splitReport(report: ProblemReport): ReportPart[] {
  const { actionsById, computedStates, committedState, portal, ...order } = report;
  const { words, answerTo, environment, runtimeDocument, screens, calls, console: errors, timings, ...about } = portal;
  return [
    { key: 'words', title: messages.words, content: words, excludableAs: null },
    ...(answerTo === undefined ? [] : [{ key: 'answerTo', title: messages.answerTo, content: answerTo, excludableAs: null }]),
    { key: 'actions', title: messages.actions, content: actionsById, excludableAs: null },
    { key: 'states', title: messages.states, content: { committedState, computedStates }, excludableAs: 'states' },
    { key: 'screens', title: messages.screens, content: screens, excludableAs: null },
    { key: 'calls', title: messages.calls, content: calls, excludableAs: 'calls' },
    { key: 'console', title: messages.console, content: errors, excludableAs: 'console' },
    { key: 'timings', title: messages.timings, content: timings, excludableAs: 'timings' },
    { key: 'environment', title: messages.environment, content: environment, excludableAs: 'environment' },
    { key: 'runtimeDocument', title: messages.runtimeDocument, content: runtimeDocument, excludableAs: 'runtimeDocument' },
    { key: 'about', title: messages.about, content: { ...about, ...order }, excludableAs: null },
  ];
}
