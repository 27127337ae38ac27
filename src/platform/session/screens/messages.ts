import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  takingYou: { id: 'session.takingYou', defaultMessage: 'Taking you to sign in' },
  takingYouDetail: { id: 'session.takingYouDetail', defaultMessage: 'You sign in on a secure page and come back here.' },
  notMoving: { id: 'session.notMoving', defaultMessage: 'If nothing happens, use the button below.' },
  signIn: { id: 'session.signIn', defaultMessage: 'Sign in' },
  signInAgain: { id: 'session.signInAgain', defaultMessage: 'Sign in again' },
  postponed: { id: 'session.postponed', defaultMessage: 'Sign in to continue' },
  postponedDetail: {
    id: 'session.postponedDetail',
    defaultMessage: 'This page is for signed-in borrowers. You chose to sign in later.',
  },
  windowTitle: { id: 'session.windowTitle', defaultMessage: 'Sign in to continue' },
  windowDetail: {
    id: 'session.windowDetail',
    defaultMessage: 'The secure sign-in page opens in a window of its own. This page stays where it is.',
  },
  problem: { id: 'session.problem', defaultMessage: 'We could not sign you in' },
  signingOut: { id: 'session.signingOut', defaultMessage: 'Signing you out' },
});

export const supportMessages = defineMessages<{ writeTo: { email: string } }>({
  writeTo: { id: 'session.writeTo', defaultMessage: 'Write to {email}' },
});
