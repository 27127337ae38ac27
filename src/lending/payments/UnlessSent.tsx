import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';

import type { PortalDispatch } from '#platform/listen.ts';

import { sentPayment } from './sentPayments.ts';

/** Loaded only when needed, because payments of unknown outcome are rare. */
const SentPayment = lazy(async () => ({
  default: (await import(/* webpackChunkName: "SentPayment" */ './SentPayment.tsx')).SentPayment,
}));

/**
 * Renders `children`, which pay a loan, unless this user sent a payment from this device whose outcome is unknown, perhaps in an earlier
 * session. In that case the outcome is looked up and shown first.
 */
export function UnlessSent({ loanIdentifier, children }: { loanIdentifier: string; children: ReactNode }) {
  const dispatch = useDispatch<PortalDispatch>();
  const [sent] = useState(() => dispatch(sentPayment(loanIdentifier)));
  if (sent === null) return children;
  return (
    <Suspense>
      <SentPayment loanIdentifier={loanIdentifier} sent={sent}>
        {children}
      </SentPayment>
    </Suspense>
  );
}
