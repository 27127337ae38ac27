import { defineMessages } from 'react-intl';

export const signOutMessages = defineMessages({
  title: { id: 'auth.signOut.title', defaultMessage: 'Your payment is still on its way' },
  underWay: {
    id: 'auth.signOut.underWay',
    defaultMessage:
      'You sent a payment, and we don’t know yet whether it went through. Signing out doesn’t stop it. Don’t pay again: sign in on this device later, and your loan shows what became of it. If it went through, we also email you a receipt.',
  },
});
