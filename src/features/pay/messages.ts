import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    startTitle: { id: 'pay.startTitle', defaultMessage: 'Make a payment' },
    startSignedIn: { id: 'pay.startSignedIn', defaultMessage: 'Choose the loan that you want to pay.' },
    startSignIn: { id: 'pay.startSignIn', defaultMessage: 'Sign in to see what is due and pay it online.' },
    signIn: { id: 'pay.signIn', defaultMessage: 'Sign in' },
    signUp: { id: 'pay.signUp', defaultMessage: 'No account yet? Create one' },
    railLabel: { id: 'pay.railLabel', defaultMessage: 'About this payment' },
    youArePaying: { id: 'pay.youArePaying', defaultMessage: 'You are paying' },
    questions: { id: 'pay.questions', defaultMessage: 'Questions for us' },
    byPhone: { id: 'pay.byPhone', defaultMessage: 'Pay by phone' },
    haveReady: {
      id: 'pay.haveReady',
      defaultMessage: 'Have your loan number and your card or bank account at hand. If you use a TTY, dial 711 first.',
    },
    nothingToPay: { id: 'pay.nothingToPay', defaultMessage: 'None of your loans can be paid here right now.' },
    seeLoan: { id: 'pay.seeLoan', defaultMessage: 'See this loan' },
    seeLoans: { id: 'pay.seeLoans', defaultMessage: 'See your loans' },
    stepDetails: { id: 'pay.step.details', defaultMessage: 'What you owe' },
    stepMode: { id: 'pay.step.mode', defaultMessage: 'How you pay' },
    feeStepPay: { id: 'pay.step.fee', defaultMessage: 'What and how you pay' },
    stepReview: { id: 'pay.step.review', defaultMessage: 'Check it' },
    stepDone: { id: 'pay.step.done', defaultMessage: 'Done' },
    steps: { id: 'pay.steps', defaultMessage: 'Steps of your payment' },
    detailsTitle: { id: 'pay.detailsTitle', defaultMessage: 'What you owe' },
    modeTitle: { id: 'pay.modeTitle', defaultMessage: 'How do you want to pay?' },
    reviewTitle: { id: 'pay.reviewTitle', defaultMessage: 'Check your payment' },
    feeReviewTitle: { id: 'pay.feeReviewTitle', defaultMessage: 'Check the payment of your fee' },
    continue: { id: 'pay.continue', defaultMessage: 'Continue' },
    back: { id: 'pay.back', defaultMessage: 'Back' },
    changeMethod: { id: 'pay.changeMethod', defaultMessage: 'Change how you pay' },
    noFee: { id: 'pay.noFee', defaultMessage: 'Paying here costs nothing extra.' },
    method: { id: 'pay.method', defaultMessage: 'Payment method' },
    newCard: { id: 'pay.newCard', defaultMessage: 'A new debit card' },
    newBank: { id: 'pay.newBank', defaultMessage: 'A new bank account' },
    newBankHelp: { id: 'pay.newBankHelp', defaultMessage: 'ACH/BANK, also called an e-check' },
    expired: { id: 'pay.expired', defaultMessage: 'Expired. It can’t be used any more.' },
    inactive: { id: 'pay.inactive', defaultMessage: 'Not active. It can’t be used.' },
    keep: { id: 'pay.keep', defaultMessage: 'Save this method for next time (optional)' },
    manageMethods: { id: 'pay.manageMethods', defaultMessage: 'Change or remove a saved method' },
    chooseMethod: { id: 'pay.chooseMethod', defaultMessage: 'Choose how you want to pay.' },
    methodsUnavailable: {
      id: 'pay.methodsUnavailable',
      defaultMessage: 'We could not load your saved methods. You can still pay with a new card or bank account.',
    },
    amount: { id: 'pay.amount', defaultMessage: 'Amount' },
    loan: { id: 'pay.loan', defaultMessage: 'Loan' },
    when: { id: 'pay.when', defaultMessage: 'When' },
    today: { id: 'pay.today', defaultMessage: 'Now, once' },
    cutOff: {
      id: 'pay.cutOff',
      defaultMessage:
        'What we receive after 5 p.m. Eastern, on a weekend or on a federal holiday is credited on the next business day.',
    },
    authorization: { id: 'pay.authorization', defaultMessage: 'Your authorization' },
    printAuthorization: { id: 'pay.printAuthorization', defaultMessage: 'Print the authorization' },
    sending: { id: 'pay.sending', defaultMessage: 'Sending your payment. Please stay on this page.' },
    checkingTitle: { id: 'pay.checkingTitle', defaultMessage: 'We are checking your payment' },
    checking: {
      id: 'pay.checking',
      defaultMessage:
        'The answer to your payment got lost on the way, so we are asking what became of it. Do not pay again: this page will tell you as soon as we know.',
    },
    openingTitle: { id: 'pay.openingTitle', defaultMessage: 'Getting your payment ready' },
    unanswerable: {
      id: 'pay.unanswerable',
      defaultMessage:
        'We can’t see from here what became of your payment. Do not pay again. Call us and we will look it up with you.',
    },
    notReceived: {
      id: 'pay.notReceived',
      defaultMessage: 'Your payment did not reach us. No money has been taken. You can send it again.',
    },
    amountChanged: {
      id: 'pay.amountChanged',
      defaultMessage:
        'What you owe has changed since you opened this page. No money has been taken. Please look at the new amount first.',
    },
    seeNewAmount: { id: 'pay.seeNewAmount', defaultMessage: 'See the new amount' },
    refused: { id: 'pay.refused', defaultMessage: 'Your payment was not accepted. No money has been taken.' },
    inProgress: {
      id: 'pay.inProgress',
      defaultMessage: 'Another payment on this loan is on its way. Do not pay again. It will show on your loan in a moment.',
    },
    notPayable: { id: 'pay.notPayable', defaultMessage: 'This loan can’t be paid here right now' },
    nothingDue: {
      id: 'pay.nothingDue',
      defaultMessage: 'Nothing is due on this loan today. If you think that is wrong, call us.',
    },
    ticketEndedTitle: { id: 'pay.ticketEndedTitle', defaultMessage: 'We need to check again who you are' },
    ticketEnded: {
      id: 'pay.ticketEnded',
      defaultMessage:
        'For your safety an identity check counts for ten minutes and one payment. No money has been taken for this one.',
    },
    checkAgain: { id: 'pay.checkAgain', defaultMessage: 'Start again' },
    aboutMove: { id: 'pay.aboutMove', defaultMessage: 'More about the move' },
    firstPayment: { id: 'pay.firstPayment', defaultMessage: 'This is the first payment on this loan.' },
    tenMinutes: {
      id: 'pay.tenMinutes',
      defaultMessage: 'For your safety these pages stay open for ten minutes. After that we check again who you are.',
    },
    inProgressElsewhere: {
      id: 'pay.inProgressElsewhere',
      defaultMessage: 'Another payment is on its way. Do not pay again. Look at it once more in a minute, or call us.',
    },
    fee: { id: 'pay.fee', defaultMessage: 'Fee' },
    receiptLabel: { id: 'pay.receiptLabel', defaultMessage: 'Receipt goes to' },
    receiptEmail: { id: 'pay.receiptEmail', defaultMessage: 'Email for your receipt' },
    receiptToKnown: {
      id: 'pay.receiptToKnown',
      defaultMessage: 'Leave this empty to get the receipt at the address that we have for this loan.',
    },
    emailInvalid: { id: 'pay.emailInvalid', defaultMessage: 'Enter an email address such as name@example.com.' },
    notPayableWhy: { id: 'pay.notPayableWhy', defaultMessage: 'Its page says why, and what you can do.' },
  }),
  ...defineMessages<{
    pay: { amount: string };
    authorizeAndPay: { amount: string };
    callUs: { phone: string; hours: string };
    masked: { lastFour: string };
    lateNote: { date: string; amount: string };
    receiptTo: { email: string };
    movesTo: { servicer: string; date: string };
    purposeLoan: { loanLastFour: string };
    purposeFee: { feeType: string; loanLastFour: string };
    authorizationCard: Record<'name' | 'lender' | 'issuer' | 'lastFour' | 'amount' | 'purpose' | 'date' | 'phone', string>;
    authorizationBank: Record<'name' | 'lender' | 'issuer' | 'lastFour' | 'amount' | 'purpose' | 'date' | 'phone', string>;
  }>({
    pay: { id: 'pay.pay', defaultMessage: 'Pay {amount}' },
    authorizeAndPay: { id: 'pay.authorizeAndPay', defaultMessage: 'Authorize and pay {amount}' },
    callUs: { id: 'pay.callUs', defaultMessage: 'Call {phone} ({hours}).' },
    masked: { id: 'pay.masked', defaultMessage: 'Loan ending in {lastFour}' },
    lateNote: { id: 'pay.lateNote', defaultMessage: 'A late charge of {amount} applies if we receive it after {date}.' },
    receiptTo: {
      id: 'pay.receiptTo',
      defaultMessage: 'Leave this empty to get the receipt at {email}.',
    },
    movesTo: {
      id: 'pay.movesTo',
      defaultMessage: 'This loan moves to {servicer} on {date}. Until then you pay here as always.',
    },
    purposeLoan: { id: 'pay.purposeLoan', defaultMessage: 'as a payment on my loan ending in {loanLastFour}' },
    purposeFee: {
      id: 'pay.purposeFee',
      defaultMessage: 'as payment of the fee “{feeType}” for my loan ending in {loanLastFour}',
    },
    authorizationCard: {
      id: 'pay.authorizationCard',
      defaultMessage:
        'I, {name}, authorize {lender} to charge my {issuer} card ending in {lastFour} once, today, {date}, for {amount}, {purpose}. I can ask to cancel it by calling {phone} before the payment is processed.',
    },
    authorizationBank: {
      id: 'pay.authorizationBank',
      defaultMessage:
        'I, {name}, authorize {lender} to debit my account ending in {lastFour} at {issuer} once, on or after {date}, for {amount}, {purpose}. To revoke this authorization I call {phone} before the payment is processed.',
    },
  }),
};
