import { defineMessages } from 'react-intl';

import type { ReceiptLabels } from '#contract/receipt.ts';

/** Messages about the outcome of a payment. Kept apart from those that the payment form loads. */
export const messages = {
  ...defineMessages({
    successTitle: { id: 'pay.successTitle', defaultMessage: 'Payment received' },
    receipt: { id: 'pay.receipt', defaultMessage: 'Receipt' },
    copyNumber: { id: 'pay.copyNumber', defaultMessage: 'Copy the number' },
    seeAgain: {
      id: 'pay.seeAgain',
      defaultMessage: 'To see this receipt again, sign in, open the loan, and look under “Payments made here.”',
    },
    backToLoan: { id: 'pay.backToLoan', defaultMessage: 'Loan details' },
    noReceiptTitle: { id: 'pay.noReceiptTitle', defaultMessage: 'We can’t find this receipt' },
    noReceipt: {
      id: 'pay.noReceipt',
      defaultMessage: 'This link doesn’t lead to a receipt of yours. Your loan shows the payments you made here.',
    },
    subjectToBank: {
      id: 'pay.subjectToBank',
      defaultMessage: 'This payment is final once your bank has paid it. If your bank returns it, we’ll write to you.',
    },
    failTitle: { id: 'pay.failTitle', defaultMessage: 'Your payment did not go through' },
    noMoneyTaken: { id: 'pay.noMoneyTaken', defaultMessage: 'No money has been taken.' },
    tryAnother: { id: 'pay.tryAnother', defaultMessage: 'Pay another way' },
    insufficientFunds: {
      id: 'pay.reason.insufficientFunds',
      defaultMessage: 'There was not enough money in the account. Use another account, or try again when there is enough.',
    },
    cardDeclined: {
      id: 'pay.reason.cardDeclined',
      defaultMessage: 'Your bank declined the card. Call the number on the card, or pay another way.',
    },
    cardExpired: { id: 'pay.reason.cardExpired', defaultMessage: 'The card has expired. Use another card or a bank account.' },
    securityCodeWrong: {
      id: 'pay.reason.securityCodeWrong',
      defaultMessage: 'The security code was not right. Enter the card again, and check the code.',
    },
    accountClosed: {
      id: 'pay.reason.accountClosed',
      defaultMessage: 'Your bank says that this account is closed. Use another account or a card.',
    },
    accountNotFound: {
      id: 'pay.reason.accountNotFound',
      defaultMessage:
        'The bank could not find this account. Check the routing number and the account number, and enter them again.',
    },
    unknown: {
      id: 'pay.reason.unknown',
      defaultMessage:
        'There is a reason, but we can’t show it here. Call us or your bank before you try again, or pay another way.',
    },
    bankRefused: {
      id: 'pay.reason.bankRefused',
      defaultMessage: 'Your bank declined the payment and gave no reason. Pay another way, or call your bank.',
    },
    paymentNotFoundTitle: { id: 'pay.paymentNotFoundTitle', defaultMessage: 'We can’t find this payment' },
    paymentNotFound: {
      id: 'pay.paymentNotFound',
      defaultMessage: 'This link does not lead to a payment of yours. Your loans show what is due and what is paid.',
    },
    guestPaymentNotFound: {
      id: 'pay.guestPaymentNotFound',
      defaultMessage: 'We did not get a payment with this reference, and no money was taken. You can start again.',
    },
    toPay: { id: 'pay.toPay', defaultMessage: 'Make a payment' },
    signUpAfter: { id: 'pay.signUpAfter', defaultMessage: 'Create an account for next time' },
  }),
  ...defineMessages<{
    mailed: { email: string };
    nextPayment: { amount: string; date: string };
    whereYouAre: { time: string };
    lender: { name: string; nmlsId: string };
    lenderReached: { phone: string; email: string };
  }>({
    lender: { id: 'pay.receipt.lender', defaultMessage: '{name}, NMLS #{nmlsId}' },
    lenderReached: { id: 'pay.receipt.lenderReached', defaultMessage: '{phone} · {email}' },
    whereYouAre: { id: 'pay.whereYouAre', defaultMessage: '{time} where you are' },
    nextPayment: { id: 'pay.nextPayment', defaultMessage: '{amount}, due {date}' },
    mailed: { id: 'pay.mailed', defaultMessage: 'We sent this receipt to {email}.' },
  }),
};

/** The labels match those in the lender's email. */
export const receiptLabels = defineMessages({
  confirmation: { id: 'pay.receipt.confirmation', defaultMessage: 'Confirmation number' },
  fee: { id: 'pay.receipt.fee', defaultMessage: 'Fee' },
  for: { id: 'pay.receipt.for', defaultMessage: 'For' },
  property: { id: 'pay.receipt.property', defaultMessage: 'Property' },
  loan: { id: 'pay.receipt.loan', defaultMessage: 'Loan' },
  paidBy: { id: 'pay.receipt.paidBy', defaultMessage: 'Paid by' },
  received: { id: 'pay.receipt.received', defaultMessage: 'Received' },
  credited: { id: 'pay.receipt.credited', defaultMessage: 'Credited on' },
  next: { id: 'pay.receipt.next', defaultMessage: 'Next payment' },
}) satisfies { [Field in keyof ReceiptLabels]: { defaultMessage: ReceiptLabels[Field] } };
