import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    payAhead: { id: 'servicing.payAhead', defaultMessage: 'Pay ahead' },
    unclearPayment: { id: 'servicing.unclearPayment', defaultMessage: 'A payment on this loan can’t be shown here.' },
    unclearPaymentHelp: {
      id: 'servicing.unclearPaymentHelp',
      defaultMessage: 'This month may be paid already. Before you pay, ask us:',
    },
    seeReceipt: { id: 'servicing.seeReceipt', defaultMessage: 'See the receipt' },
  }),
  ...defineMessages<{
    pay: { amount: string };
    onItsWay: { amount: string };
    paidToday: { amount: string };
    paidOn: { amount: string; date: string };
    otherPaidToday: { amount: string };
    otherPaidOn: { amount: string; date: string };
    seeReceiptOf: { date: string };
  }>({
    pay: { id: 'servicing.pay', defaultMessage: 'Pay {amount}' },
    onItsWay: {
      id: 'servicing.onItsWay',
      defaultMessage: 'A payment of {amount} is on its way. What you owe doesn’t count it yet.',
    },
    paidToday: { id: 'servicing.paidToday', defaultMessage: 'You paid {amount} today.' },
    paidOn: { id: 'servicing.paidOn', defaultMessage: 'You paid {amount} on {date}.' },
    otherPaidToday: { id: 'servicing.otherPaidToday', defaultMessage: 'A payment of {amount} was made today.' },
    otherPaidOn: { id: 'servicing.otherPaidOn', defaultMessage: 'A payment of {amount} was made on {date}.' },
    seeReceiptOf: { id: 'servicing.seeReceiptOf', defaultMessage: 'See the receipt of {date}' },
  }),
};
