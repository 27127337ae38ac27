import { defineMessages } from 'react-intl';

/** What stands as title and first heading while a screen is loading: the words of the screen itself. */
export const titles = defineMessages({
  signUp: { id: 'auth.titles.signUp', defaultMessage: 'Create your account' },
  login: { id: 'auth.titles.login', defaultMessage: 'Taking you to sign in' },
  redirect: { id: 'auth.titles.redirect', defaultMessage: 'Taking you to your page' },
  callback: { id: 'auth.titles.callback', defaultMessage: 'Signing you in' },
  authorize: { id: 'auth.titles.authorize', defaultMessage: 'Sign in, or continue without' },
});
