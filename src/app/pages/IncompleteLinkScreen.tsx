import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { DeadEnd } from '#platform/ui/feedback/DeadEnd.tsx';

import { messages } from './messages.ts';

/** `/public-pages` without a path: a mailed link was cut off before the part that identifies its page. */
export const IncompleteLinkScreen = () => (
  <DeadEnd
    paragraphs={[messages.incompleteLinkBody, messages.incompleteLinkNext, messages.incompleteLinkAsk]}
    actions={<ReportProblem />}
  />
);
