import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import { messages } from '../messages.ts';

/** A borrower's loan that cannot be paid now; its own page says why. */
export function NotPayable({ loanIdentifier }: { loanIdentifier: string }) {
  return (
    <Notice tone="info" still title={<FormattedMessage {...messages.notPayable} />}>
      <p>
        <FormattedMessage {...messages.notPayableWhy} />
      </p>
      <ActionLink to={paths.loans.details(loanIdentifier)}>
        <FormattedMessage {...messages.seeLoan} />
      </ActionLink>
    </Notice>
  );
}

/** For a guest, for whom there is no page about the loan: what is owed, or who takes it, is not known here. */
export function NotKnown() {
  return (
    <Notice tone="attention" still title={<FormattedMessage {...messages.notPayable} />}>
      <p>
        <FormattedMessage {...messages.notKnown} />
      </p>
      <p>
        <CallSupport />
      </p>
    </Notice>
  );
}

/** The same for a guest where nothing is due. */
export function NothingDue() {
  return (
    <Notice tone="info" still title={<FormattedMessage {...messages.notPayable} />}>
      <p>
        <FormattedMessage {...messages.nothingDue} />
      </p>
      <p>
        <CallSupport />
      </p>
    </Notice>
  );
}
