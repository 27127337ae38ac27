import { defineMessages } from 'react-intl';

/** Fees that are paid through a mailed link. */
export const messages = {
  ...defineMessages({
    payTitle: { id: 'fees.payTitle', defaultMessage: 'Pay your fee' },
    whatFor: { id: 'fees.whatFor', defaultMessage: 'What it is for' },
    amount: { id: 'fees.amount', defaultMessage: 'Amount' },
    property: { id: 'fees.property', defaultMessage: 'Property' },
    loan: { id: 'fees.loan', defaultMessage: 'Loan' },
    officer: { id: 'fees.officer', defaultMessage: 'Your loan officer' },
    choose: { id: 'fees.choose', defaultMessage: 'How do you want to pay?' },
    outcomeTitle: { id: 'fees.outcomeTitle', defaultMessage: 'Your fee' },
    successTitle: { id: 'fees.successTitle', defaultMessage: 'Payment of your fee received' },
    failTitle: { id: 'fees.failTitle', defaultMessage: 'The payment of your fee did not go through' },
    paidTitle: { id: 'fees.paidTitle', defaultMessage: 'This fee is paid' },
    paidLead: { id: 'fees.paidLead', defaultMessage: 'You owe nothing more for it. It can’t be paid a second time.' },
    paidOn: { id: 'fees.paidOn', defaultMessage: 'Paid on' },
    confirmation: { id: 'fees.confirmation', defaultMessage: 'Confirmation number' },
    cancelledTitle: { id: 'fees.cancelledTitle', defaultMessage: 'This fee was cancelled' },
    cancelledLead: { id: 'fees.cancelledLead', defaultMessage: 'You do not owe it, and nothing was charged.' },
    cancelledOn: { id: 'fees.cancelledOn', defaultMessage: 'Cancelled on' },
    notFoundTitle: { id: 'fees.notFoundTitle', defaultMessage: 'This link no longer works' },
    notFoundLead: {
      id: 'fees.notFoundLead',
      defaultMessage: 'It may have expired, or a part of it is missing. Nothing was charged.',
    },
    notFoundNext: {
      id: 'fees.notFoundNext',
      defaultMessage: 'Open it from the mail once more, whole. If that does not help, ask your loan officer for a new link.',
    },
    toPay: { id: 'fees.toPay', defaultMessage: 'Make a loan payment' },
    noPaymentTitle: { id: 'fees.noPaymentTitle', defaultMessage: 'We can’t find this fee payment' },
    noPayment: {
      id: 'fees.noPayment',
      defaultMessage:
        'No payment reached us under this reference, and no money was taken with it. Open the link in your mail again.',
    },
    openMail: { id: 'fees.openMail', defaultMessage: 'To try another way, open the link in your mail again.' },
  }),
};
