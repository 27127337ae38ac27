import type { ProblemReport } from '#contract/support.ts';

export interface ReportStep {
  /** ID of the action in the report. */
  id: number;
  /** Time in milliseconds since 1970. */
  at: number;
  sentence: string;
  /** Route pattern of the page where it happened. */
  screen: string;
  /** Outcome of a request; null for any other step. */
  outcome: 'waiting' | 'answered' | 'failed' | null;
}

/** Consecutive steps on one page. */
export interface StepGroup {
  screen: string;
  steps: readonly ReportStep[];
}

/** Outcome of a request by the ending of its Redux Toolkit action type. */
const REQUEST_OUTCOMES: Record<string, ReportStep['outcome']> = { pending: 'waiting', fulfilled: 'answered', rejected: 'failed' };

/** Returns the steps of a report, oldest first. The action with ID 0 is only the initial state. */
export const toReportSteps = ({ actionsById, stagedActionIds }: ProblemReport): ReportStep[] =>
  stagedActionIds.flatMap((id) => {
    const entry = actionsById[id];
    if (id === 0 || entry === undefined) return [];
    const { type, is, by, screen } = entry.action;
    const outcome = by === 'network' ? (REQUEST_OUTCOMES[is.slice(is.lastIndexOf('/') + 1)] ?? null) : null;
    return { id, at: entry.timestamp, sentence: type, screen, outcome };
  });

/**
 * Groups consecutive steps by page.
 * @param steps oldest first
 */
export function groupByPage(steps: readonly ReportStep[]): StepGroup[] {
  const groups: { screen: string; steps: ReportStep[] }[] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last?.screen === step.screen) last.steps.push(step);
    else groups.push({ screen: step.screen, steps: [step] });
  }
  return groups;
}
