import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';

import { hasSentPayment } from '#lending/payments/sentPayments.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';

import { messages } from './messages.ts';
import { signOutMessages } from './signOutMessages.ts';

const LOOK_MS = 500;

/**
 * Asks who signs out while a payment is under way, and says what becomes of it. Esc means stay. Once the outcome is known, perhaps in another
 * tab, the question is over: the page behind it says how it went.
 */
export function SignOutDialog({ open, onAnswer }: { open: boolean; onAnswer: (signsOut: boolean) => void }) {
  const dispatch = useDispatch<PortalDispatch>();
  const look = useEffectEvent(() => {
    if (!dispatch(hasSentPayment())) onAnswer(false);
  });
  useEffect(() => {
    if (!open) return undefined;
    const timer = setInterval(() => look(), LOOK_MS);
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
      <PaymentUnderWay />
    </ConfirmDialog>
  );
}

/** What becomes of a payment that was sent, for who signs out now. */
export const PaymentUnderWay = () => (
  <p>
    <FormattedMessage {...signOutMessages.underWay} />
  </p>
);
