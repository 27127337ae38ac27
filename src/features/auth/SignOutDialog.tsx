import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, defineMessages } from 'react-intl';
import { useDispatch } from 'react-redux';

import { hasPendingPayment } from '#lending/payments/pendingPayments.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';

import { messages } from './messages.ts';

const signOutMessages = defineMessages({
  title: { id: 'auth.signOut.title', defaultMessage: 'Your payment is still on its way' },
  underWay: {
    id: 'auth.signOut.underWay',
    defaultMessage:
      'You sent a payment, and we don’t know yet whether it went through. Signing out doesn’t stop it. Don’t pay again: sign in on this device later, and your loan shows what became of it. If it went through, we also email you a receipt.',
  },
});

const POLL_INTERVAL_MS = 500;

/**
 * Asks for confirmation when a user signs out while a payment is in progress. Esc means stay. The dialog closes by itself once the
 * outcome is known, even from another tab, because the page behind it shows that outcome.
 */
export function SignOutDialog({ open, onAnswer }: { open: boolean; onAnswer: (signsOut: boolean) => void }) {
  const dispatch = useDispatch<PortalDispatch>();
  const closeIfPaymentEnded = useEffectEvent(() => {
    if (!dispatch(hasPendingPayment())) onAnswer(false);
  });
  useEffect(() => {
    if (!open) return undefined;
    const timer = setInterval(() => closeIfPaymentEnded(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [open]);
  return (
    <ConfirmDialog
      open={open}
      title={<FormattedMessage {...signOutMessages.title} />}
      confirmLabel={<FormattedMessage {...messages.signOut} />}
      cancelLabel={<FormattedMessage {...messages.stay} />}
      isCancelPreferred
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <PaymentInProgress />
    </ConfirmDialog>
  );
}

export const PaymentInProgress = () => (
  <p>
    <FormattedMessage {...signOutMessages.underWay} />
  </p>
);
