import { defineMessages } from 'react-intl';

/** Messages of the review and the authorization. They load while the payer chooses the method. */
export const messages = {
  ...defineMessages({
    reviewTitle: { id: 'pay.reviewTitle', defaultMessage: 'Review your payment' },
    feeReviewTitle: { id: 'pay.feeReviewTitle', defaultMessage: 'Review your fee payment' },
    changeMethod: { id: 'pay.changeMethod', defaultMessage: 'Change how you pay' },
    once: { id: 'pay.once', defaultMessage: 'You pay today, once' },
    for: { id: 'pay.reviewFor', defaultMessage: 'For' },
    from: { id: 'pay.reviewFrom', defaultMessage: 'From' },
    change: { id: 'pay.change', defaultMessage: 'Change' },
    changeEmail: { id: 'pay.changeEmail', defaultMessage: 'Change where the receipt goes' },
    backToMethod: { id: 'pay.backToMethod', defaultMessage: 'Back to how you pay' },
    credited: { id: 'pay.creditedIfPaidNow', defaultMessage: 'Credited' },
    cutOff: {
      id: 'pay.cutOff',
      defaultMessage:
        'A payment we receive after 5 p.m. Eastern, on a weekend, or on a federal holiday is credited on the next banking day.',
    },
    printAuthorization: { id: 'pay.printAuthorization', defaultMessage: 'Print the authorization' },
    sending: { id: 'pay.sending', defaultMessage: 'Sending your payment…' },
    onItsWayTitle: { id: 'pay.onItsWayTitle', defaultMessage: 'A payment is on its way already' },
    paidBeforeTitle: { id: 'pay.paidBeforeTitle', defaultMessage: 'You are paying ahead' },
    receiptLabel: { id: 'pay.receiptLabel', defaultMessage: 'Receipt to' },
  }),
  ...defineMessages<{
    anotherTitle: { amount: string };
    onItsWay: { amount: string };
    paidBeforeToday: { amount: string; due: string };
    paidBefore: { amount: string; date: string; due: string };
    authorizeAndPay: { amount: string };
    purposeLoan: { loanLastFour: string };
    purposeFee: { feeType: string; loanLastFour: string };
    authorizationCard: Record<'name' | 'lender' | 'issuer' | 'lastFour' | 'amount' | 'purpose' | 'date' | 'phone', string>;
    authorizationBank: Record<'name' | 'lender' | 'issuer' | 'lastFour' | 'amount' | 'purpose' | 'date' | 'phone', string>;
  }>({
    anotherTitle: { id: 'pay.anotherTitle', defaultMessage: 'Pay another {amount}?' },
    onItsWay: {
      id: 'pay.onItsWay',
      defaultMessage:
        'A payment of {amount} on this loan is on its way, and what you owe doesn’t count it yet. This would be another payment.',
    },
    paidBeforeToday: {
      id: 'pay.paidBeforeToday',
      defaultMessage: '{amount} was paid on this loan today. This is another payment, for the one due {due}.',
    },
    paidBefore: {
      id: 'pay.paidBefore',
      defaultMessage: '{amount} was paid on this loan on {date}. This is another payment, for the one due {due}.',
    },
    authorizeAndPay: { id: 'pay.authorizeAndPay', defaultMessage: 'Authorize and pay {amount}' },
    purposeLoan: { id: 'pay.purposeLoan', defaultMessage: 'toward my loan ending in {loanLastFour}' },
    purposeFee: {
      id: 'pay.purposeFee',
      defaultMessage: 'as payment of the fee “{feeType}” for my loan ending in {loanLastFour}',
    },
    authorizationCard: {
      id: 'pay.authorizationCard',
      defaultMessage:
        'By pressing “Pay {amount}”, I, {name}, authorize {lender} to charge my {issuer} card ending in {lastFour} once, on {date}, for {amount} {purpose}. To cancel, I can call {phone} before the payment is processed.',
    },
    authorizationBank: {
      id: 'pay.authorizationBank',
      defaultMessage:
        'By pressing “Authorize and pay {amount}”, I, {name}, authorize {lender} to debit my account ending in {lastFour} at {issuer} once, on or after {date}, for {amount} {purpose}. To revoke this authorization, I can call {phone} before the payment is processed.',
    },
  }),
};
