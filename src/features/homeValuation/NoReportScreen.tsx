import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { LineDrawing } from '#platform/ui/feedback/LineDrawing.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from './noReportMessages.ts';

/** `/public-pages/home-valuation-report`: a link that is unknown, expired or cut off, without a word about which. */
export function NoReportScreen() {
  return (
    <div className="flow empty-state">
      <meta name="robots" content="noindex" />
      <LineDrawing name="signpost" />
      <PageTitle />
      <p>
        <FormattedMessage {...messages.lead} />
      </p>
      <p>
        <FormattedMessage {...messages.next} />
      </p>
      <div className="actions">
        <ActionLink to={paths.homeValue.own}>
          <FormattedMessage {...messages.own} />
        </ActionLink>
      </div>
      <p className="muted small">
        <CallSupport />
      </p>
    </div>
  );
}
