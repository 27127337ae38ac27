import { FormattedMessage } from 'react-intl';

import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { LineDrawing } from '#platform/ui/feedback/LineDrawing.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from './messages.ts';

/** `/public-pages` alone: a mailed link that was cut off before it says what it leads to. */
export function IncompleteLinkScreen() {
  return (
    <div className="flow empty-state">
      <meta name="robots" content="noindex" />
      <LineDrawing name="signpost" />
      <PageTitle />
      <p>
        <FormattedMessage {...messages.incompleteLinkBody} />
      </p>
      <p>
        <FormattedMessage {...messages.incompleteLinkNext} />
      </p>
      <p>
        <FormattedMessage {...messages.incompleteLinkAsk} />
      </p>
      <div className="actions">
        <ReportProblem />
      </div>
      <p className="muted small">
        <CallSupport />
      </p>
    </div>
  );
}
