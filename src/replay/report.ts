import type { ReportedAction, ReportedPortal, ReportedScreen } from '#contract/support.ts';

/** A problem report after opening: its metadata and its steps. */
export interface Report {
  portal: ReportedPortal;
  /** In chronological order; at least one. */
  steps: readonly ReportStep[];
}

/** An action and the state after it. */
export interface ReportStep {
  /** Id of the action in the file. */
  id: number;
  /** Milliseconds since the epoch. */
  at: number;
  action: ReportedAction;
  /** State after the action. Parts that did not change are the same objects as in the previous step. */
  state: unknown;
  /** The screen that the borrower saw; null if the file does not say. */
  screen: ReportedScreen | null;
}
