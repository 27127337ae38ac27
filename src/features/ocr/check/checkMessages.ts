import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    start: { id: 'ocr.check.start', defaultMessage: 'This is right, check my income' },
    back: { id: 'ocr.check.back', defaultMessage: 'Back to your paystubs' },
    first: { id: 'ocr.check.first', defaultMessage: 'First we need:' },
    changed: {
      id: 'ocr.check.changed',
      defaultMessage:
        'Your papers were changed on another device or in another window. Here they are as they stand. Look at your income once more, then press again.',
    },
    refused: { id: 'ocr.check.refused', defaultMessage: 'The check could not begin. Nothing was started.' },
    notChecked: {
      id: 'ocr.check.notChecked',
      defaultMessage: 'Something was changed after the check, so nothing was sent. Check your income again first.',
    },
    waiting: { id: 'ocr.check.waiting', defaultMessage: 'We are checking your income' },
    waitingWhat: {
      id: 'ocr.check.waitingWhat',
      defaultMessage: 'We compare the amounts and days of your paystubs with each other. This usually takes a few seconds.',
    },
    lost: {
      id: 'ocr.check.lost',
      defaultMessage: 'We have no answer yet, so we ask again. Your income is checked only once.',
    },
    slow: {
      id: 'ocr.check.slow',
      defaultMessage: 'This takes longer than usual. You can close this page and come back with the same link. Nothing is lost.',
    },
    passed: { id: 'ocr.check.passed', defaultMessage: 'Your income passed the check' },
    sendsNot: {
      id: 'ocr.check.sendsNot',
      defaultMessage: 'This is preliminary. It is not an approval or a loan decision, and once sent it can’t be changed.',
    },
    mustAgree: { id: 'ocr.check.mustAgree', defaultMessage: 'Check the box to agree. Without it nothing is sent.' },
    send: { id: 'ocr.check.send', defaultMessage: 'Send my income to Freddie Mac' },
    sendUnclear: {
      id: 'ocr.check.sendUnclear',
      defaultMessage: 'We could not find out whether your income was sent. Press the button again: it is sent only once.',
    },
    sending: { id: 'ocr.check.sending', defaultMessage: 'Sending…' },
    sent: { id: 'ocr.check.sent', defaultMessage: 'Your income was sent. One moment.' },
    change: { id: 'ocr.check.change', defaultMessage: 'Change a value first' },
    changeMeans: {
      id: 'ocr.check.changeMeans',
      defaultMessage: 'If you change a value, your income is checked again before it can be sent.',
    },
  }),
  ...defineMessages<{
    passedNext: { brand: string };
    agree: { brand: string; what: string };
    today: { day: string };
  }>({
    passedNext: {
      id: 'ocr.check.passedNext',
      defaultMessage: 'Next, {brand} can send it to Freddie Mac, which buys home loans from lenders. It would get:',
    },
    agree: {
      id: 'ocr.check.agree',
      defaultMessage: 'I agree that {brand} sends {what} to Freddie Mac.',
    },
    today: { id: 'ocr.check.today', defaultMessage: 'Today is {day}. We keep this date with your agreement.' },
  }),
};
