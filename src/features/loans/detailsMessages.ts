import { defineMessages, type MessageValue } from 'react-intl';

/** What only the page of one loan says: the list does not wait for it. */
export const detailsMessages = {
  ...defineMessages({
    noSuchLoan: { id: 'loans.noSuchLoan', defaultMessage: 'We can’t find this loan on your account' },
    noSuchLoanHelp: {
      id: 'loans.noSuchLoanHelp',
      defaultMessage: 'The address may be mistyped, or you may have more than one sign-in. If this loan should be here, call us.',
    },
    toYourLoans: { id: 'loans.toYourLoans', defaultMessage: 'Go to your loans' },
    paymentsMade: { id: 'loans.paymentsMade', defaultMessage: 'Payments made here' },
    paidBySomebody: { id: 'loans.paidBySomebody', defaultMessage: 'Paid by somebody else' },
    feeMade: { id: 'loans.feeMade', defaultMessage: 'Fee' },
    onItsWay: { id: 'loans.onItsWay', defaultMessage: 'On its way' },
    dmiHow: {
      id: 'loans.dmiHow',
      defaultMessage: 'Give your loan number there with every payment.',
    },
    specialServicingHow: {
      id: 'loans.specialServicingHow',
      defaultMessage: 'The team makes sure that your payment goes where it helps most.',
    },
    whomToCall: { id: 'loans.whomToCall', defaultMessage: 'Whom to call' },
  }),
  ...defineMessages<{
    receiptOf: { date: string; amount: string };
    notAHistory: { phone: MessageValue };
  }>({
    receiptOf: { id: 'loans.receiptOf', defaultMessage: 'Receipt for {amount}, {date}' },
    notAHistory: {
      id: 'loans.notAHistory',
      defaultMessage:
        'Only what was paid in this portal, the last 12 payments. For your full history, statements, a payoff amount or form 1098, call {phone}.',
    },
  }),
};
