import { FormattedMessage } from 'react-intl';

import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';

import { messages } from './messages.ts';
import { signOutMessages } from './signOutMessages.ts';

/** Asks who signs out while a payment is under way, and says what becomes of it. Esc means stay. */
export function SignOutDialog({ open, onAnswer }: { open: boolean; onAnswer: (signsOut: boolean) => void }) {
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
