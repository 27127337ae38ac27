import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link, Navigate } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { selectLoanNumber } from '../intent/paySlice.ts';
import { PayLayout } from '../PayLayout.tsx';
import { messages } from './guestMessages.ts';
import { VerifyForm } from './VerifyForm.tsx';

/** `/pay/verify`: the identity check for paying without an account. Without a loan number there is nothing to check. */
export function VerifyScreen() {
  const loanNumber = useSelector(selectLoanNumber);
  if (loanNumber === null) return <Navigate replace to={paths.pay.start} />;
  return (
    <PayLayout>
      <PageTitle message={messages.verifyTitle} />
      <p className="lead">
        <FormattedMessage {...messages.verifyLead} />
      </p>
      <p>
        <FormattedMessage {...messages.forLoan} values={{ lastFour: loanNumber.slice(-4) }} />
        <br />
        <Link to={paths.pay.start}>
          <FormattedMessage {...messages.otherLoan} />
        </Link>
      </p>
      <VerifyForm loanNumber={loanNumber} />
    </PayLayout>
  );
}
