import { defineMessages, type MessageValue } from 'react-intl';

/** Separate from `messages`, so that the loan list does not load them. */
export const detailsMessages = {
  ...defineMessages({
    backToLoans: { id: 'loans.backToLoans', defaultMessage: 'Your loans' },
    more: { id: 'loans.more', defaultMessage: 'More about this loan' },
    homeValue: { id: 'loans.details.homeValue', defaultMessage: 'What your home may be worth' },
    homeValueSays: { id: 'loans.details.homeValueSays', defaultMessage: 'An estimate of its value, and your equity in it' },
    rateDrop: { id: 'loans.rateDrop', defaultMessage: 'Set a Rate Drop Alert' },
    rateDropSays: { id: 'loans.rateDropSays', defaultMessage: 'We write to you when rates reach the one you choose' },
    lookingFor: {
      id: 'loans.lookingFor',
      defaultMessage: 'Autopay, a payoff amount, statements, your 1098 tax form, the full payment history',
    },
    whereToFind: { id: 'loans.whereToFind', defaultMessage: 'Where to find other things' },
    aboutLoan: { id: 'loans.aboutLoan', defaultMessage: 'About this loan' },
    property: { id: 'loans.property', defaultMessage: 'Property' },
    mailGoesTo: { id: 'loans.mailGoesTo', defaultMessage: 'Mail goes to' },
    changeMailingAddress: { id: 'loans.changeMailingAddress', defaultMessage: 'Change mailing address' },
    loanNumber: { id: 'loans.loanNumber', defaultMessage: 'Loan number' },
    loanNumberUse: { id: 'loans.loanNumberUse', defaultMessage: 'Use it when you pay or call us.' },
    loanNumberToCall: { id: 'loans.loanNumberToCall', defaultMessage: 'Use it when you call us.' },
    dmiLoanNumber: { id: 'loans.dmiLoanNumber', defaultMessage: 'DMI loan number' },
    dmiLoanNumberUse: { id: 'loans.dmiLoanNumberUse', defaultMessage: 'DMI’s number for this loan. Use it when you pay DMI.' },
    encompassLoanNumber: { id: 'loans.encompassLoanNumber', defaultMessage: 'Application number' },
    encompassLoanNumberUse: {
      id: 'loans.encompassLoanNumberUse',
      defaultMessage: 'Your loan officer may ask for it.',
    },
    noSuchLoan: { id: 'loans.noSuchLoan', defaultMessage: 'We can’t find this loan on your account' },
    noSuchLoanHelp: {
      id: 'loans.noSuchLoanHelp',
      defaultMessage:
        'You may have removed it from your list, the address may be mistyped, or you may have more than one sign-in. If this loan should be here, call us.',
    },
    toYourLoans: { id: 'loans.toYourLoans', defaultMessage: 'Go to your loans' },
    paymentsMade: { id: 'loans.paymentsMade', defaultMessage: 'Payments made here' },
    paidBySomebody: { id: 'loans.paidBySomebody', defaultMessage: 'Paid by somebody else' },
    feeMade: { id: 'loans.feeMade', defaultMessage: 'Fee' },
    unreadablePayment: {
      id: 'loans.unreadablePayment',
      defaultMessage: 'A payment that can’t be shown here. Call us to know its date and amount.',
    },
    unreadablePeople: { id: 'loans.unreadablePeople', defaultMessage: 'Also on this loan' },
    onItsWay: { id: 'loans.onItsWay', defaultMessage: 'On its way' },
  }),
  ...defineMessages<{
    receiptOf: { date: string; amount: string };
    notAHistory: { phone: MessageValue };
    borrower: { count: number };
    coBorrower: { count: number };
    mailFrom: { date: string };
    unreadablePeopleCount: { count: number };
  }>({
    borrower: { id: 'loans.borrower', defaultMessage: '{count, plural, one {Borrower} other {Borrowers}}' },
    coBorrower: { id: 'loans.coBorrower', defaultMessage: '{count, plural, one {Co-borrower} other {Co-borrowers}}' },
    unreadablePeopleCount: {
      id: 'loans.unreadablePeopleCount',
      defaultMessage:
        '{count, plural, one {A person whose name can’t be shown here} other {# people whose names can’t be shown here}}',
    },
    mailFrom: { id: 'loans.mailFrom', defaultMessage: 'From {date}:' },
    receiptOf: { id: 'loans.receiptOf', defaultMessage: 'Receipt for {amount}, {date}' },
    notAHistory: {
      id: 'loans.notAHistory',
      defaultMessage:
        'Only what was paid in this portal, the last 12 payments. For your full history, statements, a payoff amount or form 1098, call {phone}.',
    },
  }),
};
