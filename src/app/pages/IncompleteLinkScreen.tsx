import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { DeadEnd } from '#platform/ui/feedback/DeadEnd.tsx';

import { messages } from './messages.ts';

/** `/public-pages` alone: a mailed link that was cut off before it says what it leads to. */
export const IncompleteLinkScreen = () => (
  <DeadEnd
    says={[messages.incompleteLinkBody, messages.incompleteLinkNext, messages.incompleteLinkAsk]}
    actions={<ReportProblem />}
  />
);
