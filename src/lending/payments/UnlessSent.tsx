import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';

import type { PortalDispatch } from '#platform/listen.ts';

import { sentPayment } from './sentPayments.ts';

/** Few payments are without a clear answer. */
const SentPayment = lazy(async () => ({
  default: (await import(/* webpackChunkName: "SentPayment" */ './SentPayment.tsx')).SentPayment,
}));

/**
 * The way to pay a loan, once it is known what became of the payment that this person sent from this device before, perhaps in an
 * earlier session. Until then, that it is being asked.
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
