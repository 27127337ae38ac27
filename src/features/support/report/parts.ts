import type { MessageDescriptor } from 'react-intl';

import type { ProblemReport } from '#contract/support.ts';

import { messages } from './partMessages.ts';

/** What a borrower can take out as a whole, by the name that `takenOut` has for it. */
export type PartName = 'environment' | 'runtimeDocument' | 'states' | 'calls' | 'console' | 'timings';

export interface Part {
  key: string;
  title: MessageDescriptor;
  content: unknown;
  /** Null: it stays. */
  takesOut: PartName | null;
}

/** Everything in the file, in parts that can be named. What has no name of its own is in the last one, so nothing is left out. */
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
