import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  isBack: {
    id: 'forms.draftIsBack',
    defaultMessage:
      'You had to sign in again before this was finished. What you typed is back, except what we never keep, such as secret numbers. Please check it and send it again.',
  },
});
