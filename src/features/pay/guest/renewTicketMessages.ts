import { defineMessages } from 'react-intl';

export const renewTicketMessages = defineMessages({
  noticeTitle: { id: 'pay.renew.noticeTitle', defaultMessage: 'Your identity check ends in two minutes or less' },
  notice: {
    id: 'pay.renew.notice',
    defaultMessage:
      'Need more time? Verify again now, with the last 4 digits of your Social Security number. Everything you typed stays here.',
  },
  noticeMethod: {
    id: 'pay.renew.noticeMethod',
    defaultMessage:
      'You can still pay before it ends. If you need more time, verify again now. You will enter your card or bank account again after that.',
  },
  verifyAgain: { id: 'pay.renew.verifyAgain', defaultMessage: 'Verify again' },
  notNow: { id: 'pay.renew.notNow', defaultMessage: 'Not now' },
  title: { id: 'pay.renew.title', defaultMessage: 'Verify again to keep going' },
  lead: {
    id: 'pay.renew.lead',
    defaultMessage: 'We only need the last 4 digits again. Everything you typed for this payment is kept.',
  },
  leadMethod: {
    id: 'pay.renew.leadMethod',
    defaultMessage:
      'We only need the last 4 digits again. After that, enter your card or bank account again. We do not keep it without an identity check.',
  },
  backToPayment: { id: 'pay.renew.back', defaultMessage: 'Back to the payment' },
});
