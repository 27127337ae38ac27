import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import { messages } from '../messages.ts';

/** The ticket of the identity check has ended; to pay, the identity has to be checked again. */
export function TicketEnded() {
  return (
    <Notice tone="attention" title={<FormattedMessage {...messages.ticketEndedTitle} />}>
      <p>
        <FormattedMessage {...messages.ticketEnded} />
      </p>
      <ActionLink to={paths.pay.start}>
        <FormattedMessage {...messages.checkAgain} />
      </ActionLink>
    </Notice>
  );
}
