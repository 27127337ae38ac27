import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';

import { messages } from '../messages.ts';

/** Leaves a form without saving. */
export function CancelLink() {
  return (
    <ActionLink look="quiet" to={paths.accounts.list}>
      <FormattedMessage {...messages.cancel} />
    </ActionLink>
  );
}
