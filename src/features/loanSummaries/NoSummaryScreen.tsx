import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { LineDrawing } from '#platform/ui/feedback/LineDrawing.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from './messages.ts';

/** `/public-pages/loan-summaries`: a link that is unknown, expired or cut off, without a word about which. */
export function NoSummaryScreen() {
  return (
    <div className="flow empty-state">
      <meta name="robots" content="noindex" />
      <LineDrawing name="signpost" />
      <PageTitle />
      <p>
        <FormattedMessage {...messages.askLead} />
      </p>
      <p>
        <FormattedMessage {...messages.askNext} />
      </p>
      <div className="actions">
        <ActionLink to={paths.loans.list}>
          <FormattedMessage {...messages.askLoans} />
        </ActionLink>
      </div>
      <p className="muted small">
        <CallSupport />
      </p>
    </div>
  );
}
