import { defineMessages } from 'react-intl';

export const choiceMessages = defineMessages({
  signUp: { id: 'session.signUp', defaultMessage: 'Create an account' },
  notNow: { id: 'session.notNow', defaultMessage: 'Not now: pay without signing in' },
});
