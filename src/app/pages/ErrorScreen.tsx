import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';

import { HelpfulPage } from './HelpfulPage.tsx';
import { messages } from './messages.ts';

/** `/error`: the page for a failure that no other page covers. */
export function ErrorScreen() {
  return (
    <HelpfulPage
      drawing="door"
      body={messages.errorBody}
      actions={
        <ActionLink look="primary" to={paths.loans.list}>
          <FormattedMessage {...messages.loans} />
        </ActionLink>
      }
    />
  );
}
