import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'humanCheck.title', defaultMessage: 'Security check' },
  init: {
    id: 'humanCheck.init',
    defaultMessage: 'This runs by itself when you continue. There is nothing for you to do.',
  },
  recaptcha: {
    id: 'humanCheck.recaptcha',
    defaultMessage: 'Check the box from Google. It may ask you to choose pictures, or to type words that you hear.',
  },
  recaptchaFrame: { id: 'humanCheck.recaptchaFrame', defaultMessage: 'Google’s check' },
  working: {
    id: 'humanCheck.working',
    defaultMessage: 'Checking. This takes a second or two, and there is nothing for you to do.',
  },
  verified: { id: 'humanCheck.verified', defaultMessage: 'Done. You can continue.' },
  expired: { id: 'humanCheck.expired', defaultMessage: 'The check has expired. It runs again when you continue.' },
  recaptchaExpired: { id: 'humanCheck.recaptchaExpired', defaultMessage: 'The check has expired. Check the box again.' },
  error: {
    id: 'humanCheck.error',
    defaultMessage: 'The check did not work. Try it again, or continue without it, with fewer tries.',
  },
  again: { id: 'humanCheck.again', defaultMessage: 'Check again' },
});
