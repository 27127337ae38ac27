import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';

import { HelpfulPage } from './HelpfulPage.tsx';
import { messages } from './messages.ts';

/** Any address the portal does not have. */
export function NotFoundScreen() {
  return (
    <HelpfulPage
      drawing="signpost"
      body={messages.notFoundBody}
      actions={
        <>
          <ActionLink look="primary" to={paths.loans.list}>
            <FormattedMessage {...messages.loans} />
          </ActionLink>
          <ActionLink look="quiet" to={paths.pay.start}>
            <FormattedMessage {...messages.pay} />
          </ActionLink>
        </>
      }
    />
  );
}
