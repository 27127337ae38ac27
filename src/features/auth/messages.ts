import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  signingInDetail: {
    id: 'auth.signingInDetail',
    defaultMessage: 'We are checking the answer of the sign-in service. This takes a moment.',
  },
  failed: { id: 'auth.failed', defaultMessage: 'We could not sign you in' },
  nothingLost: { id: 'auth.nothingLost', defaultMessage: 'You are not signed in. Nothing was stored on this device.' },
  tryAgain: { id: 'auth.tryAgain', defaultMessage: 'Try again' },
  payInstead: { id: 'auth.payInstead', defaultMessage: 'Pay without signing in' },
  /** Text prescribed by section 2 of the specification. */
  signedIn: { id: 'auth.signedIn', defaultMessage: 'Successfully logged in to portal' },
  windowOpen: { id: 'auth.windowOpen', defaultMessage: 'Sign in in the window that opened' },
  windowOpenDetail: {
    id: 'auth.windowOpenDetail',
    defaultMessage: 'The secure sign-in page has a window of its own. This page goes on by itself when you are done there.',
  },
  inThisWindow: { id: 'auth.inThisWindow', defaultMessage: 'Sign in in this window' },
  cancel: { id: 'auth.cancel', defaultMessage: 'Cancel' },
  notNow: { id: 'auth.notNow', defaultMessage: 'Not now' },
  expiryTitle: { id: 'auth.expiryTitle', defaultMessage: 'Do you want to stay signed in?' },
  stay: { id: 'auth.stay', defaultMessage: 'Stay signed in' },
  signOut: { id: 'auth.signOut', defaultMessage: 'Sign out' },
});

export const authorizeMessages = defineMessages({
  lasts: {
    id: 'auth.authorize.lasts',
    defaultMessage:
      'That lasts until you sign out, or until you leave the portal alone. You can also continue now and sign in later.',
  },
  signIn: { id: 'auth.authorize.signIn', defaultMessage: 'Sign in' },
  signUp: { id: 'auth.authorize.signUp', defaultMessage: 'Create an account' },
  later: { id: 'auth.authorize.later', defaultMessage: 'Later' },
});

export const authorizeDetailMessages = defineMessages<{ allows: { brand: string } }>({
  allows: {
    id: 'auth.authorize.allows',
    defaultMessage:
      'When you sign in, {brand} shows your name, your loans and your saved ways to pay in this browser, and nobody else gets to see them.',
  },
});

export const sessionExpiryMessages = defineMessages<{ left: { seconds: number } }>({
  left: {
    id: 'auth.expiry.left',
    defaultMessage: 'To keep your account safe we sign you out in {seconds, plural, one {# second} other {# seconds}}.',
  },
});
