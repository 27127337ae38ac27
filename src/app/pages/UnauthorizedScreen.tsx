import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';

import { HelpfulPage } from './HelpfulPage.tsx';
import { messages } from './messages.ts';

/** `/unauthorized`: explains a refusal (403). */
export function UnauthorizedScreen() {
  return (
    <HelpfulPage
      drawing="door"
      body={messages.unauthorizedBody}
      actions={
        <ActionLink look="primary" to={paths.loans.list}>
          <FormattedMessage {...messages.loans} />
        </ActionLink>
      }
    />
  );
}
