import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { signInRequested } from '#platform/session/store/sessionSlice.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { withPayment } from '../intent/payFeature.ts';
import { selectLoanNumber } from '../intent/paySlice.ts';
import { messages as startMessages } from '../startMessages.ts';
import { useGetUnshownPaymentsQuery } from './guestApi.ts';
import { messages as guestMessages } from './guestMessages.ts';
import { LoanNumberForm } from './LoanNumberForm.tsx';

function Ways() {
  const dispatch = useDispatch();
  const loanNumber = useSelector(selectLoanNumber);
  const { data, isFetching } = useGetUnshownPaymentsQuery(undefined, { refetchOnMountOrArgChange: true });
  // What an earlier visit to this page found may have been shown since.
  const unshown = isFetching ? [] : (data ?? []);
  return (
    <>
      {unshown.map((key) => (
        <Notice key={key} tone="attention" still title={<FormattedMessage {...guestMessages.unshownTitle} />}>
          <p>
            <FormattedMessage {...guestMessages.unshown} />
          </p>
          <ActionLink to={paths.pay.success(key)}>
            <FormattedMessage {...guestMessages.seeUnshown} />
          </ActionLink>
        </Notice>
      ))}
      <ScreenCard title={<FormattedMessage {...guestMessages.guestTitle} />}>
        <p>
          <FormattedMessage {...guestMessages.guestLead} />
        </p>
        <LoanNumberForm known={loanNumber} />
      </ScreenCard>
      <ScreenCard title={<FormattedMessage {...guestMessages.signInTitle} />}>
        <p>
          <FormattedMessage {...startMessages.startSignIn} />
        </p>
        <div className="actions">
          <ActionButton onClick={() => dispatch(signInRequested({ returnUrl: paths.pay.start, byPerson: true }))}>
            <FormattedMessage {...startMessages.signIn} />
          </ActionButton>
          <Link to={paths.auth.signUp}>
            <FormattedMessage {...startMessages.signUp} />
          </Link>
        </div>
      </ScreenCard>
    </>
  );
}

/** How a visitor pays: as a guest, or with an account. A payment that this device sent and lost sight of comes first. */
export const VisitorsWays = withPayment(Ways);
