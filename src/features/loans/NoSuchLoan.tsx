import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';

import { messages } from './messages.ts';

/** Another borrower's, or never there: the answer is the same, and asking again would not change it. */
export function NoSuchLoan() {
  return (
    <EmptyState
      drawing="signpost"
      title={<FormattedMessage {...messages.noSuchLoan} />}
      action={
        <ActionLink look="primary" to={paths.loans.list}>
          <FormattedMessage {...messages.toYourLoans} />
        </ActionLink>
      }
    >
      <p>
        <FormattedMessage {...messages.noSuchLoanHelp} />
      </p>
      <p className="muted small">
        <CallSupport />
      </p>
    </EmptyState>
  );
}
