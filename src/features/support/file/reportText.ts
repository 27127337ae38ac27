import { stringify } from 'jsan';

import type { ProblemReport } from '#contract/support.ts';

/**
 * Serializes a report for saving and sending. Objects that occur more than once, such as most of each state, are written once and then
 * referenced, which Redux DevTools can read.
 */
export const reportText = (report: ProblemReport): string => stringify(report, undefined, undefined, { refs: true });
