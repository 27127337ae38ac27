import Stack from '@mui/material/Stack';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import { hasPendingPayment } from '#lending/payments/pendingPayments.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import {
  selectExpiresAt,
  selectExpiryNotice,
  selectRenewalProblem,
  signOutRequested,
  stayRequested,
} from '#platform/session/store/sessionSlice.ts';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';

import { sessionExpiryMessages, messages } from './messages.ts';
import { PaymentInProgress } from './SignOutDialog.tsx';

/** Loaded only when there is a problem to explain. */
const ProblemSentence = lazy(async () => ({
  default: (await import(/* webpackChunkName: "SignInProblemText" */ '#platform/session/screens/SignInProblemText.tsx'))
    .ProblemSentence,
}));

/** Screen readers announce the countdown only at these seconds; an announcement every second would drown out everything else. */
const ANNOUNCED_SECONDS = [30, 10];

/** Opens when the session could not be renewed automatically. The user can stay or sign out; Esc means stay. */
export function SessionDialog() {
  const dispatch = useDispatch<PortalDispatch>();
  const isOpen = useSelector(selectExpiryNotice);
  const expiresAt = useSelector(selectExpiresAt);
  const problem = useSelector(selectRenewalProblem);
  return (
    <ConfirmDialog
      open={isOpen}
      opensByItself
      title={<FormattedMessage {...messages.expiryTitle} />}
      confirmLabel={<FormattedMessage {...messages.signOut} />}
      cancelLabel={<FormattedMessage {...messages.stay} />}
      isCancelPreferred
      onConfirm={() => dispatch(signOutRequested({ reason: 'user' }))}
      onCancel={() => dispatch(stayRequested())}
    >
      <Stack spacing={2}>
        {isOpen && problem !== null && (
          <Suspense>
            <p>
              <ProblemSentence problem={problem} />
            </p>
          </Suspense>
        )}
        {isOpen && dispatch(hasPendingPayment()) && <PaymentInProgress />}
        {isOpen && expiresAt !== null && <Countdown until={expiresAt} />}
      </Stack>
    </ConfirmDialog>
  );
}

/** @param until seconds since 1970 */
function Countdown({ until }: { until: number }) {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  const spoken = ANNOUNCED_SECONDS.findLast((mark) => seconds <= mark);
  return (
    <>
      <p>
        <FormattedMessage {...sessionExpiryMessages.left} values={{ seconds }} />
      </p>
      <span className="visually-hidden" role="status">
        {spoken !== undefined && <FormattedMessage {...sessionExpiryMessages.left} values={{ seconds: spoken }} />}
      </span>
    </>
  );
}

const secondsUntil = (moment: number) => Math.max(0, Math.round(moment - Date.now() / 1000));
