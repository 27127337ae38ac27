import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'humanCheck.title', defaultMessage: 'A person, not a program' },
    init: {
      id: 'humanCheck.init',
      defaultMessage:
        'Your browser does a short sum for us, which keeps guessing programs away. There is nothing to solve for you.',
    },
    recaptcha: {
      id: 'humanCheck.recaptcha',
      defaultMessage: 'Tick the box of Google’s check. It may show you pictures to choose from, or play words to write down.',
    },
    recaptchaFrame: { id: 'humanCheck.recaptchaFrame', defaultMessage: 'Google’s check' },
    start: { id: 'humanCheck.start', defaultMessage: 'Check now' },
    working: { id: 'humanCheck.working', defaultMessage: 'Checking. This takes a second or two.' },
    verified: { id: 'humanCheck.verified', defaultMessage: 'Checked. You can go on.' },
    expired: { id: 'humanCheck.expired', defaultMessage: 'The check has run out. Do it once more.' },
    again: { id: 'humanCheck.again', defaultMessage: 'Check again' },
  }),
  ...defineMessages<{ error: { phone: string } }>({
    error: {
      id: 'humanCheck.error',
      defaultMessage:
        'The check did not work. Try it again, or go on without it: you have fewer tries then. You can also pay by phone: {phone}.',
    },
  }),
};
