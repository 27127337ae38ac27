import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';

import type { PortalDispatch } from '#platform/storeTypes.ts';

import { readPendingPayment } from './pendingPayments.ts';

/** Loaded only when needed, because payments of unknown outcome are rare. */
const PendingPayment = lazy(async () => ({
  default: (await import(/* webpackChunkName: "SentPayment" */ './PendingPayment.tsx')).PendingPayment,
}));

/**
 * Renders `children`, which pay a loan, unless this user sent a payment from this device whose outcome is unknown, perhaps in an earlier
 * session. In that case the outcome is looked up and shown first.
 */
export function PendingPaymentGate({ loanIdentifier, children }: { loanIdentifier: string; children: ReactNode }) {
  const dispatch = useDispatch<PortalDispatch>();
  const [sent] = useState(() => dispatch(readPendingPayment(loanIdentifier)));
  if (sent === null) return children;
  return (
    <Suspense>
      <PendingPayment loanIdentifier={loanIdentifier} sent={sent}>
        {children}
      </PendingPayment>
    </Suspense>
  );
}
