import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useSelector, useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import Alert from '@mui/material/Alert';

import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import type { IdentityQuestion } from '#contract/guests.ts';
import { IdentityForm } from '#lending/identity/IdentityForm.tsx';
import { SsnField } from '#lending/identity/SsnField.tsx';
import { HumanCheckPanel } from '#platform/humanCheck/HumanCheckPanel.tsx';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { useNavigateIfMounted } from '#platform/routing/useNavigateIfMounted.ts';

import { withGuest } from '../intent/guestSlice.ts';
import { withPayment } from '../intent/payFeature.ts';
import { selectLoanNumber } from '../intent/paySlice.ts';
import { PayLayout } from '../PayLayout.tsx';
import { messages } from './guestMessages.ts';
import { findGuestLoan } from './guestApi.ts';
import { firstGuestPage } from './guestRedirect.ts';
import { useIdentityCheck } from './useIdentityCheck.ts';
import { verifySchema } from './verifySchema.ts';

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

/** All values are sent in one sealed request; after a rejection only the last four digits of the SSN have to be retyped. */
function VerifyForm({ loanNumber }: { loanNumber: string }) {
  const dispatch = useDispatch<PortalDispatch>();
  const navigate = useNavigateIfMounted();
  const { check, refusals, ask } = useIdentityCheck();

  const submit = async (typed: Omit<IdentityQuestion, 'loanNumber' | 'humanCheck'>) => {
    const refusal = await ask({ loanNumber, ...typed });
    if (refusal !== null) return refusal;
    const loan = await dispatch(findGuestLoan.initiate(undefined, { forceRefetch: true, subscribe: false }));
    await navigate(loan.data?.state === 'open' ? firstGuestPage(loan.data.found) : paths.pay.details());
    return undefined;
  };

  return (
    <>
      <IdentityForm
        schema={verifySchema}
        onSubmit={submit}
        submitLabel={messages.submit}
        busyLabel={messages.submitting}
        nameHelp={messages.namesHelp}
      >
        <SsnField name="ssn" rejections={refusals} />
        <HumanCheckPanel
          ref={check}
          alternative={
            <>
              <FormattedMessage {...messages.alsoByPhone} /> <CallSupport />
            </>
          }
        />
      </IdentityForm>
      {refusals > 0 && (
        <Alert role="status" severity="info">
          <p>
            <FormattedMessage {...messages.fewTries} />
          </p>
          <p>
            <Link component={RouterLink} to={paths.pay.notFound}>
              <FormattedMessage {...messages.notFoundHelp} />
            </Link>
          </p>
        </Alert>
      )}
    </>
  );
}
