import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  lead: {
    id: 'ocr.verify.lead',
    defaultMessage: 'Paystubs are private. Two answers show us that this link reached the right person.',
  },
  again: {
    id: 'ocr.verify.again',
    defaultMessage: 'To keep your papers safe we ask again who you are. What you sent and changed is kept.',
  },
  asOnApplication: { id: 'ocr.verify.asOnApplication', defaultMessage: 'As on your loan application.' },
  zipHelp: { id: 'ocr.verify.zipHelp', defaultMessage: '5 digits, as on your loan application.' },
  lastNameRequired: { id: 'ocr.verify.lastNameRequired', defaultMessage: 'Enter your last name.' },
  submit: { id: 'ocr.verify.submit', defaultMessage: 'Continue' },
  submitting: { id: 'ocr.verify.submitting', defaultMessage: 'Checking' },
  noMatch: {
    id: 'ocr.verify.noMatch',
    defaultMessage: 'We could not match that to this link. Check both fields and try again. Nothing was lost.',
  },
  unclear: {
    id: 'ocr.verify.unclear',
    defaultMessage: 'We could not check that just now. Nothing was lost. Please try again in a moment.',
  },
  fewTries: { id: 'ocr.verify.fewTries', defaultMessage: 'To keep your papers safe, we allow only a few wrong tries a day.' },
  ready: { id: 'ocr.verify.ready', defaultMessage: 'What you need' },
  readyPaystubs: {
    id: 'ocr.verify.readyPaystubs',
    defaultMessage: 'Your 2 most recent paystubs, as files or on paper to photograph.',
  },
  readyTime: { id: 'ocr.verify.readyTime', defaultMessage: 'About 5 minutes.' },
  readyStop: {
    id: 'ocr.verify.readyStop',
    defaultMessage: 'You can stop at any point and go on later, on any device. The link in your email leads back.',
  },
});
