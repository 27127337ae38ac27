import { defineMessages } from 'react-intl';

/** What stands as title and first heading while a screen is loading: the words of the screen itself. */
export const titles = defineMessages({
  receipt: { id: 'pay.titles.receipt', defaultMessage: 'Receipt for your payment' },
  start: { id: 'pay.titles.start', defaultMessage: 'Make a payment' },
  verify: { id: 'pay.titles.verify', defaultMessage: 'Tell us who you are' },
  details: { id: 'pay.titles.details', defaultMessage: 'What you owe' },
  mode: { id: 'pay.titles.mode', defaultMessage: 'How do you want to pay?' },
  outcome: { id: 'pay.titles.outcome', defaultMessage: 'Your payment' },
  /** Of the pages that say where a loan is paid; the answer names the place. */
  elsewhere: { id: 'pay.titles.elsewhere', defaultMessage: 'Your loan' },
  notFound: { id: 'pay.titles.notFound', defaultMessage: 'We can’t find your loan' },
  fee: { id: 'pay.titles.fee', defaultMessage: 'Pay your fee' },
  feeOutcome: { id: 'pay.titles.feeOutcome', defaultMessage: 'Your fee' },
  feeNotFound: { id: 'pay.titles.feeNotFound', defaultMessage: 'This link no longer works' },
});
