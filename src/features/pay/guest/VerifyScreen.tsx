import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';

import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { withGuest } from '../intent/guestFeature.ts';
import { withPayment } from '../intent/payFeature.ts';
import { selectLoanNumber } from '../intent/paySlice.ts';
import { PayLayout } from '../PayLayout.tsx';
import { messages } from './guestMessages.ts';
import { VerifyForm } from './VerifyForm.tsx';

function Verify() {
  const loanNumber = useSelector(selectLoanNumber);
  if (loanNumber === null) return <Redirect to={paths.pay.startFor('check')} />;
  return (
    <PayLayout>
      <PageTitle />
      <Typography variant="subtitle1">
        <FormattedMessage {...messages.verifyLead} />
      </Typography>
      <p>
        <FormattedMessage {...messages.forLoan} values={{ lastFour: loanNumber.slice(-4) }} />
        <br />
        <Link component={RouterLink} to={paths.pay.start}>
          <FormattedMessage {...messages.otherLoan} />
        </Link>
      </p>
      <VerifyForm loanNumber={loanNumber} />
    </PayLayout>
  );
}

/** `/pay/verify`: identity check for a guest. Redirects to the start when no loan number was entered. */
export const VerifyScreen = withPayment(withGuest(Verify));
