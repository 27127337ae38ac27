import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { LineDrawing } from '#platform/ui/feedback/LineDrawing.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from './noRequestMessages.ts';

/** `/document-requests/page-not-found`: a link that is unknown, expired, cut off or nobody's, without a word about which. */
export function NoRequestScreen() {
  return (
    <div className="flow empty-state">
      <meta name="robots" content="noindex" />
      <LineDrawing name="signpost" />
      <PageTitle />
      <p>
        <FormattedMessage {...messages.why} />
      </p>
      <p>
        <FormattedMessage {...messages.next} />
      </p>
      <div className="actions">
        <ActionLink to={paths.documents.mine}>
          <FormattedMessage {...messages.signIn} />
        </ActionLink>
      </div>
      <p className="muted small">
        <CallSupport />
      </p>
    </div>
  );
}
