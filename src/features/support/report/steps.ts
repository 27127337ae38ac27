import type { ProblemReport } from '#contract/support.ts';

/** One line of what happened, as the borrower reads it. */
export interface Step {
  /** The action's id in the report. */
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  sentence: string;
  /** The pattern of the page that it came from. */
  screen: string;
  /** Of a call; null for everything else. */
  outcome: 'waiting' | 'answered' | 'failed' | null;
}

/** Steps that followed each other on one page. */
export interface StepGroup {
  screen: string;
  steps: readonly Step[];
}

/** How Redux Toolkit ends the type of an action about a call. */
const OUTCOMES: Record<string, Step['outcome']> = { pending: 'waiting', fulfilled: 'answered', rejected: 'failed' };

/** What the report says that happened, oldest first. The action of id 0 is only the beginning. */
export const stepsOf = ({ actionsById, stagedActionIds }: ProblemReport): Step[] =>
  stagedActionIds.flatMap((id) => {
    const entry = actionsById[id];
    if (id === 0 || entry === undefined) return [];
    const { type, is, by, screen } = entry.action;
    const outcome = by === 'network' ? (OUTCOMES[is.slice(is.lastIndexOf('/') + 1)] ?? null) : null;
    return { id, at: entry.timestamp, sentence: type, screen, outcome };
  });

/** @param steps oldest first */
export function groupsOf(steps: readonly Step[]): StepGroup[] {
  const groups: { screen: string; steps: Step[] }[] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last?.screen === step.screen) last.steps.push(step);
    else groups.push({ screen: step.screen, steps: [step] });
  }
  return groups;
}
