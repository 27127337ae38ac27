import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink, useNavigate } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { signInRequested } from '#platform/session/store/sessionSlice.ts';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { LoanNumberField } from '#lending/identity/LoanNumberField.tsx';
import { PortalForm } from '#platform/forms/PortalForm.tsx';

import { withPayment } from '../intent/payFeature.ts';
import { selectLoanNumber, loanNumberEntered } from '../intent/paySlice.ts';
import { messages as startMessages } from '../startMessages.ts';
import { useGetUnshownPaymentsQuery } from './guestApi.ts';
import { messages as guestMessages, messages } from './guestMessages.ts';
import { loanNumberSchema } from './verifySchema.ts';

function PayOptions() {
  const dispatch = useDispatch();
  const loanNumber = useSelector(selectLoanNumber);
  const { data, isFetching } = useGetUnshownPaymentsQuery(undefined, { refetchOnMountOrArgChange: true });
  // While refetching, ignore cached entries: their outcome may have been shown in the meantime.
  const unshown = isFetching ? [] : (data ?? []);
  return (
    <>
      {unshown.map((key) => (
        <Alert key={key} severity="warning" role="note">
          <AlertTitle>
            <FormattedMessage {...guestMessages.unshownTitle} />
          </AlertTitle>
          <p>
            <FormattedMessage {...guestMessages.unshown} />
          </p>
          <Button component={RouterLink} variant="outlined" to={paths.pay.success(key)}>
            <FormattedMessage {...guestMessages.seeUnshown} />
          </Button>
        </Alert>
      ))}
      <SectionCard title={<FormattedMessage {...guestMessages.guestTitle} />}>
        <p>
          <FormattedMessage {...guestMessages.guestLead} />
        </p>
        <LoanNumberForm known={loanNumber} />
      </SectionCard>
      <SectionCard title={<FormattedMessage {...guestMessages.signInTitle} />}>
        <p>
          <FormattedMessage {...startMessages.startSignIn} />
        </p>
        <CardActions>
          <Button variant="outlined" onClick={() => dispatch(signInRequested({ returnUrl: paths.pay.start, byPerson: true }))}>
            <FormattedMessage {...startMessages.signIn} />
          </Button>
          <Link component={RouterLink} to={paths.auth.signUp}>
            <FormattedMessage {...startMessages.signUp} />
          </Link>
        </CardActions>
      </SectionCard>
    </>
  );
}

/** Payments sent from this device whose outcome was never shown come first. */
export const VisitorPayOptions = withPayment(PayOptions);

/** Sends no request; the identity check that follows does. */
function LoanNumberForm({ known }: { known: string | null }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return (
    <PortalForm
      schema={loanNumberSchema}
      initialValues={{ loanNumber: known ?? '' }}
      onSubmit={async ({ loanNumber }) => {
        dispatch(loanNumberEntered(loanNumber));
        await navigate(paths.pay.verify);
        return undefined;
      }}
      submitLabel={<FormattedMessage {...messages.goOn} />}
    >
      <LoanNumberField />
    </PortalForm>
  );
}
