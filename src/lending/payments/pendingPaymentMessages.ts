import { defineMessages, type MessageValue } from 'react-intl';

/** Messages about the outcome of an earlier payment, shown where the loan can be paid. */
export const pendingPaymentMessages = {
  ...defineMessages({
    checking: {
      id: 'payments.sent.checking',
      defaultMessage:
        'You sent a payment, and we don’t know yet whether it went through. We are checking. Don’t pay again: this page tells you as soon as we know.',
    },
    failed: {
      id: 'payments.sent.failed',
      defaultMessage: 'The payment you sent did not go through. No money has been taken.',
    },
    none: {
      id: 'payments.sent.none',
      defaultMessage: 'We didn’t get the payment you sent. No money has been taken. You can send it again.',
    },
    seeReceipt: { id: 'payments.sent.seeReceipt', defaultMessage: 'See its receipt' },
  }),
  ...defineMessages<{ succeeded: { amount: string }; unanswerable: { phone: MessageValue } }>({
    succeeded: { id: 'payments.sent.succeeded', defaultMessage: 'The payment you sent went through: {amount}.' },
    unanswerable: {
      id: 'payments.sent.unanswerable',
      defaultMessage:
        'You sent a payment, and we can’t tell from here whether it went through. Don’t pay again. Call {phone} and we’ll look it up with you.',
    },
  }),
};
