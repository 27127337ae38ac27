import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    whatFor: { id: 'fees.whatFor', defaultMessage: 'Fee' },
    amount: { id: 'fees.amount', defaultMessage: 'Amount' },
    property: { id: 'fees.property', defaultMessage: 'Property' },
    loan: { id: 'fees.loan', defaultMessage: 'Loan' },
    officer: { id: 'fees.officer', defaultMessage: 'Your loan officer' },
    choose: { id: 'fees.choose', defaultMessage: 'How do you want to pay?' },
    successTitle: { id: 'fees.successTitle', defaultMessage: 'Fee payment received' },
    failTitle: { id: 'fees.failTitle', defaultMessage: 'Your fee payment did not go through' },
    paidTitle: { id: 'fees.paidTitle', defaultMessage: 'This fee is paid' },
    paidLead: { id: 'fees.paidLead', defaultMessage: 'You owe nothing more for this fee, and it can’t be paid again.' },
    paidOn: { id: 'fees.paidOn', defaultMessage: 'Paid on' },
    confirmation: { id: 'fees.confirmation', defaultMessage: 'Confirmation number' },
    cancelledTitle: { id: 'fees.cancelledTitle', defaultMessage: 'This fee was canceled' },
    cancelledLead: { id: 'fees.cancelledLead', defaultMessage: 'You do not owe this fee, and nothing was charged.' },
    cancelledOn: { id: 'fees.cancelledOn', defaultMessage: 'Canceled on' },
    notFoundLead: {
      id: 'fees.notFoundLead',
      defaultMessage: 'It may have expired, or part of it may be missing. Nothing was charged.',
    },
    notFoundNext: {
      id: 'fees.notFoundNext',
      defaultMessage:
        'Open the link from your email again, and make sure that you have all of it. If that does not help, ask your loan officer for a new link.',
    },
    toPay: { id: 'fees.toPay', defaultMessage: 'Make a loan payment' },
    noPaymentTitle: { id: 'fees.noPaymentTitle', defaultMessage: 'We can’t find this fee payment' },
    noPayment: {
      id: 'fees.noPayment',
      defaultMessage: 'We did not get a payment with this reference, and no money was taken. Open the link in your email again.',
    },
    openMail: { id: 'fees.openMail', defaultMessage: 'To pay another way, open the link in your email again.' },
  }),
};
