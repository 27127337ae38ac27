import type { MessageDescriptor } from 'react-intl';

import type { ProblemReport } from '#contract/support.ts';

import { messages } from './partMessages.ts';

/** Parts that a borrower can exclude as a whole, by their name in `takenOut`. */
export type PartName = 'environment' | 'runtimeDocument' | 'states' | 'calls' | 'console' | 'timings';

export interface Part {
  key: string;
  title: MessageDescriptor;
  content: unknown;
  /** Name for excluding the part; null if it cannot be excluded. */
  takesOut: PartName | null;
}

/** Splits the whole report into named parts. Data without a part of its own is in the last one, so that nothing is hidden. */
export function partsOf(report: ProblemReport): Part[] {
  const { actionsById, computedStates, committedState, portal, ...order } = report;
  const { words, answerTo, environment, runtimeDocument, screens, calls, console: errors, timings, ...about } = portal;
  return [
    { key: 'words', title: messages.words, content: words, takesOut: null },
    ...(answerTo === undefined ? [] : [{ key: 'answerTo', title: messages.answerTo, content: answerTo, takesOut: null }]),
    { key: 'actions', title: messages.actions, content: actionsById, takesOut: null },
    { key: 'states', title: messages.states, content: { committedState, computedStates }, takesOut: 'states' },
    { key: 'screens', title: messages.screens, content: screens, takesOut: null },
    { key: 'calls', title: messages.calls, content: calls, takesOut: 'calls' },
    { key: 'console', title: messages.console, content: errors, takesOut: 'console' },
    { key: 'timings', title: messages.timings, content: timings, takesOut: 'timings' },
    { key: 'environment', title: messages.environment, content: environment, takesOut: 'environment' },
    { key: 'runtimeDocument', title: messages.runtimeDocument, content: runtimeDocument, takesOut: 'runtimeDocument' },
    { key: 'about', title: messages.about, content: { ...about, ...order }, takesOut: null },
  ];
}
