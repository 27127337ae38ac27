import { stringify } from 'jsan';

import type { ProblemReport } from '#contract/support.ts';

/** The report as it is saved and sent. What occurs more than once in it, as most of a state does, is written once: Redux DevTools reads it so. */
export const reportText = (report: ProblemReport): string => stringify(report, undefined, undefined, { refs: true });
