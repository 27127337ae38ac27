import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';

import { centsOf, formatCents } from '#domain/money.ts';
import { isMissingEndpoint } from '#platform/api/portalError.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { usePolling } from '#platform/query/usePolling.ts';
import type { PendingSubmission } from '#platform/session/store/pendingSubmissions.ts';
import { paths } from '#platform/routing/paths.ts';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';

import type { PaymentOutcome } from './paymentOutcomeApi.ts';
import { PAYMENT_TIMEOUT_MS, useGetPaymentOutcomeQuery } from './paymentOutcomeApi.ts';
import { pendingPaymentMessages as messages } from './pendingPaymentMessages.ts';
import { settlePendingPayment } from './pendingPayments.ts';

const POLL_INTERVAL_MS = 4000;

interface Props {
  loanIdentifier: string;
  sent: PendingSubmission;
  /** The button or form that pays the loan. */
  children: ReactNode;
}

/** Looks up the outcome of an earlier payment, reports it, and only then renders `children` to pay again. */
export function PendingPayment({ loanIdentifier, sent: { key, sentAt }, children }: Props) {
  const dispatch = useDispatch<PortalDispatch>();
  const { support } = useConfig();
  const { currentData, error, fulfilledTimeStamp, isFetching, refetch } = useGetPaymentOutcomeQuery(key, {
    refetchOnMountOrArgChange: true,
  });
  // A final outcome never changes. "none" counts only when the lookup came after the payment request's timeout, because the request may
  // still arrive before.
  const isNone = !isFetching && error === undefined && (fulfilledTimeStamp ?? 0) - sentAt > PAYMENT_TIMEOUT_MS;
  const isFinal =
    currentData?.state === 'succeeded' || currentData?.state === 'failed' || (currentData?.state === 'none' && isNone);
  const finalOutcome = currentData?.key === key && isFinal ? currentData : undefined;
  const isKnown = finalOutcome !== undefined;
  const isUnanswerable = !isKnown && !isFetching && isMissingEndpoint(error);
  usePolling(!isKnown && !isUnanswerable, refetch, POLL_INTERVAL_MS, error);
  useEffect(() => {
    if (finalOutcome !== undefined) dispatch(settlePendingPayment(loanIdentifier, finalOutcome));
  }, [dispatch, loanIdentifier, finalOutcome]);

  return (
    <>
      <Typography role="status" sx={{ flex: '1 0 100%' }}>
        {isKnown ? (
          <OutcomeMessage outcome={finalOutcome} />
        ) : isUnanswerable ? (
          <FormattedMessage {...messages.unanswerable} values={{ phone: <PhoneLink phone={support.phone} /> }} />
        ) : (
          <FormattedMessage {...messages.checking} />
        )}
      </Typography>
      {isKnown && children}
    </>
  );
}

function OutcomeMessage({ outcome }: { outcome: PaymentOutcome }) {
  if (outcome.state !== 'succeeded') {
    return <FormattedMessage {...(outcome.state === 'failed' ? messages.failed : messages.none)} />;
  }
  return (
    <>
      <FormattedMessage {...messages.succeeded} values={{ amount: formatCents(centsOf(outcome.receipt.amount) ?? 0) }} />{' '}
      <Link component={RouterLink} to={paths.pay.success(outcome.key)}>
        <FormattedMessage {...messages.seeReceipt} />
      </Link>
    </>
  );
}
