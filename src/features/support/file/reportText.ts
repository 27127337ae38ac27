import type { ProblemReport } from '#contract/support.ts';

/** The JSON exactly as it is saved or sent. */
export const reportText = (report: ProblemReport): string => JSON.stringify(report);
