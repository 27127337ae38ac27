import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';

import { centsOf, formatCents } from '#domain/money.ts';
import { lacksCall } from '#platform/api/portalError.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import type { PortalDispatch } from '#platform/listen.ts';
import { useAskAgain } from '#platform/query/useAskAgain.ts';
import type { SentKey } from '#platform/session/store/sentKeys.ts';
import { paths } from '#platform/routing/paths.ts';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';

import type { PaymentOutcome } from './paymentOutcomeApi.ts';
import { PAYMENT_TIMEOUT_MS, useGetPaymentOutcomeQuery } from './paymentOutcomeApi.ts';
import { sentMessages as messages } from './sentMessages.ts';
import { sentPaymentTold } from './sentPayments.ts';

/** Milliseconds between two lookups of the payment's outcome. */
const ASK_AGAIN_MS = 4000;

interface Props {
  loanIdentifier: string;
  sent: SentKey;
  /** The button or form that pays the loan. */
  children: ReactNode;
}

/** Looks up the outcome of an earlier payment, reports it, and only then renders `children` to pay again. */
export function SentPayment({ loanIdentifier, sent: { key, sentAt }, children }: Props) {
  const dispatch = useDispatch<PortalDispatch>();
  const { support } = useConfig();
  const { currentData, error, fulfilledTimeStamp, isFetching, refetch } = useGetPaymentOutcomeQuery(key, {
    refetchOnMountOrArgChange: true,
  });
  // A final outcome never changes. "none" counts only when the lookup came after the payment request's timeout, because the request may
  // still arrive before.
  const isNone = !isFetching && error === undefined && (fulfilledTimeStamp ?? 0) - sentAt > PAYMENT_TIMEOUT_MS;
  const isEnd =
    currentData?.state === 'succeeded' || currentData?.state === 'failed' || (currentData?.state === 'none' && isNone);
  const known = currentData?.key === key && isEnd ? currentData : undefined;
  const isKnown = known !== undefined;
  const isUnanswerable = !isKnown && !isFetching && lacksCall(error);
  useAskAgain(!isKnown && !isUnanswerable, refetch, ASK_AGAIN_MS, error);
  useEffect(() => {
    if (known !== undefined) dispatch(sentPaymentTold(loanIdentifier, known));
  }, [dispatch, loanIdentifier, known]);

  return (
    <>
      <Typography role="status" sx={{ flex: '1 0 100%' }}>
        {isKnown ? (
          <Told outcome={known} />
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

function Told({ outcome }: { outcome: PaymentOutcome }) {
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
