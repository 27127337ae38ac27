import type { ReportedAction, ReportedPortal, ReportedScreen } from '#contract/support.ts';

/** A report of a problem that was opened: what went with the history, and its steps. */
export interface Report {
  portal: ReportedPortal;
  /** In order of time; at least one. */
  steps: readonly Step[];
}

/** An action, and what there was after it. */
export interface Step {
  /** The action's id in the file. */
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  action: ReportedAction;
  /** Steps share the parts that did not change: those are the same objects. */
  state: unknown;
  /** Where the borrower was; null where the file does not say. */
  screen: ReportedScreen | null;
}
