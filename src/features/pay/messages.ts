import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    railLabel: { id: 'pay.railLabel', defaultMessage: 'About this payment' },
    youArePaying: { id: 'pay.youArePaying', defaultMessage: 'You are paying' },
    payingWith: { id: 'pay.payingWith', defaultMessage: 'Paying with' },
    questions: { id: 'pay.questions', defaultMessage: 'Questions for us' },
    byPhone: { id: 'pay.byPhone', defaultMessage: 'Pay by phone' },
    seeLoan: { id: 'pay.seeLoan', defaultMessage: 'See this loan' },
    seeLoans: { id: 'pay.seeLoans', defaultMessage: 'See your loans' },
    stepDetails: { id: 'pay.step.details', defaultMessage: 'What you owe' },
    stepMode: { id: 'pay.step.mode', defaultMessage: 'How you pay' },
    feeStepPay: { id: 'pay.step.fee', defaultMessage: 'What and how you pay' },
    stepReview: { id: 'pay.step.review', defaultMessage: 'Review' },
    stepDone: { id: 'pay.step.done', defaultMessage: 'Done' },
    continue: { id: 'pay.continue', defaultMessage: 'Continue' },
    back: { id: 'pay.back', defaultMessage: 'Back' },
    withCharges: { id: 'pay.withCharges', defaultMessage: 'With late charges and fees' },
    noFee: { id: 'pay.noFee', defaultMessage: 'No fee is added for paying here.' },
    noOtherFee: { id: 'pay.noOtherFee', defaultMessage: 'No other fee is added.' },
    method: { id: 'pay.method', defaultMessage: 'Payment method' },
    newCard: { id: 'pay.newCard', defaultMessage: 'A new debit card' },
    newBank: { id: 'pay.newBank', defaultMessage: 'A new bank account' },
    newBankHelp: { id: 'pay.newBankHelp', defaultMessage: 'ACH/BANK, also called an e-check' },
    expired: { id: 'pay.expired', defaultMessage: 'Expired, can’t be used. Update its date under your payment methods.' },
    inactive: {
      id: 'pay.inactive',
      defaultMessage: 'Not active, can’t be used. Your bank may have closed or blocked it: ask your bank, or choose another.',
    },
    unknownMethod: {
      id: 'pay.unknownMethod',
      defaultMessage: 'Can’t be used here right now. Call us to know why, or choose another.',
    },
    keep: { id: 'pay.keep', defaultMessage: 'Save this method for next time (optional)' },
    manageMethods: { id: 'pay.manageMethods', defaultMessage: 'Change or remove a saved method' },
    chooseMethod: { id: 'pay.chooseMethod', defaultMessage: 'Choose how you want to pay.' },
    methodsUnavailable: {
      id: 'pay.methodsUnavailable',
      defaultMessage: 'We could not load your saved methods. You can still pay with a new card or bank account.',
    },
    authorization: { id: 'pay.authorization', defaultMessage: 'Your authorization' },
    checkingTitle: { id: 'pay.checkingTitle', defaultMessage: 'We are checking your payment' },
    checking: {
      id: 'pay.checking',
      defaultMessage:
        'We don’t know yet whether your payment went through, so we are checking. Don’t pay again. This page will tell you as soon as we know.',
    },
    checkingLong: {
      id: 'pay.checkingLong',
      defaultMessage:
        'We still don’t know whether your payment went through. Don’t pay again. We keep checking, and you can leave this page: if the payment went through, we’ll email you a receipt.',
    },
    unanswerable: {
      id: 'pay.unanswerable',
      defaultMessage:
        'We can’t tell from here whether your payment went through. Don’t pay again. Call us and we’ll look it up with you.',
    },
    notReceived: {
      id: 'pay.notReceived',
      defaultMessage: 'We didn’t get your payment. No money has been taken. You can send it again.',
    },
    amountChanged: {
      id: 'pay.amountChanged',
      defaultMessage:
        'What you owe has changed since you opened this page. No money has been taken. Check the new amount before you pay.',
    },
    seeNewAmount: { id: 'pay.seeNewAmount', defaultMessage: 'See the new amount' },
    refused: { id: 'pay.refused', defaultMessage: 'Your payment was not accepted. No money has been taken.' },
    inProgress: {
      id: 'pay.inProgress',
      defaultMessage: 'Another payment on this loan is on its way. Don’t pay again. It will show on your loan in a moment.',
    },
    notPayable: { id: 'pay.notPayable', defaultMessage: 'This loan can’t be paid here right now' },
    nothingDue: {
      id: 'pay.nothingDue',
      defaultMessage: 'Nothing is due on this loan today. If you think that is wrong, call us.',
    },
    notKnown: {
      id: 'pay.notKnown',
      defaultMessage: 'We can’t show right now what is due on this loan or where to pay it. Call us before you pay.',
    },
    ticketEndedTitle: { id: 'pay.ticketEndedTitle', defaultMessage: 'We need to check again who you are' },
    ticketEnded: {
      id: 'pay.ticketEnded',
      defaultMessage:
        'To keep your loan safe, an identity check is good for ten minutes and one payment. No money has been taken for this one.',
    },
    checkAgain: { id: 'pay.checkAgain', defaultMessage: 'Start again' },
    inProgressElsewhere: {
      id: 'pay.inProgressElsewhere',
      defaultMessage: 'Another payment is on its way. Don’t pay again. Check this page again in a minute, or call us.',
    },
    receiptEmail: { id: 'pay.receiptEmail', defaultMessage: 'Email for your receipt' },
    receiptToKnown: {
      id: 'pay.receiptToKnown',
      defaultMessage: 'Leave this empty to get the receipt at the email that we have for this loan.',
    },
    emailInvalid: { id: 'pay.emailInvalid', defaultMessage: 'Enter an email address such as name@example.com.' },
    notPayableWhy: { id: 'pay.notPayableWhy', defaultMessage: 'Its page says why, and what you can do.' },
  }),
  ...defineMessages<{
    pay: { amount: string };
    installment: { date: string };
    installments: { date: string };
    receiptTo: { email: string };
  }>({
    pay: { id: 'pay.pay', defaultMessage: 'Pay {amount}' },
    installment: { id: 'pay.installment', defaultMessage: 'Payment due {date}' },
    installments: { id: 'pay.installments', defaultMessage: 'Payments due since {date}' },
    receiptTo: {
      id: 'pay.receiptTo',
      defaultMessage: 'Leave this empty to get the receipt at {email}.',
    },
  }),
};
