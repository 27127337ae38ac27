import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { SignInProblem } from '#platform/session/store/sessionSlice.ts';

export const problemMessages: Record<SignInProblem, MessageDescriptor> = defineMessages({
  unreachable: {
    id: 'session.problem.unreachable',
    defaultMessage: 'The sign-in service can’t be reached right now. Please try again in a moment.',
  },
  timeout: { id: 'session.problem.timeout', defaultMessage: 'The sign-in service took too long to answer. Please try again.' },
  discoveryIssuer: {
    id: 'session.problem.discoveryIssuer',
    defaultMessage: 'The sign-in service gave a name that is not the one we know, so we stopped. Please contact us.',
  },
  discoveryAddress: {
    id: 'session.problem.discoveryAddress',
    defaultMessage: 'The sign-in service gave an address that is not safe, so we stopped. Please contact us.',
  },
  insecurePage: {
    id: 'session.problem.insecurePage',
    defaultMessage:
      'Signing in works only on a secure page, whose address begins with https, and this page is not one. Please contact us.',
  },
  storageBlocked: {
    id: 'session.problem.storageBlocked',
    defaultMessage:
      'Signing in needs cookies and site data, but your browser blocks them for this site or has no room left. Please allow them in your browser’s settings, then try again.',
  },
  stateMissing: { id: 'session.problem.stateMissing', defaultMessage: 'This sign-in link is not complete. Please start again.' },
  stateUnknown: {
    id: 'session.problem.stateUnknown',
    defaultMessage: 'This sign-in was already used, is too old, or began in another browser. Please start again.',
  },
  stateMismatch: {
    id: 'session.problem.stateMismatch',
    defaultMessage: 'This answer does not belong to your sign-in. Please start again.',
  },
  responseIssuer: {
    id: 'session.problem.responseIssuer',
    defaultMessage: 'The answer came from a different sign-in service, so we did not use it. Please start again.',
  },
  unexpectedToken: {
    id: 'session.problem.unexpectedToken',
    defaultMessage: 'The sign-in answer held something we did not ask for, so we did not use it. Please start again.',
  },
  cancelled: {
    id: 'session.problem.cancelled',
    defaultMessage: 'The sign-in was canceled. You can start again at any time.',
  },
  providerError: {
    id: 'session.problem.providerError',
    defaultMessage: 'The sign-in service reported a problem. Please try again.',
  },
  popupClosed: {
    id: 'session.problem.popupClosed',
    defaultMessage: 'The sign-in window was closed before you were done. Nothing was lost. You can start again.',
  },
  popupBlocked: {
    id: 'session.problem.popupBlocked',
    defaultMessage: 'Your browser did not let us open the sign-in window. You can sign in in this window instead.',
  },
  popupTimeout: {
    id: 'session.problem.popupTimeout',
    defaultMessage: 'The sign-in window was open for 15 minutes without an answer, so we closed it. Nothing was lost.',
  },
  invalidResponse: {
    id: 'session.problem.invalidResponse',
    defaultMessage: 'The sign-in answer could not be read. Please try again.',
  },
  idTokenMissing: {
    id: 'session.problem.idTokenMissing',
    defaultMessage: 'The sign-in answer did not say who you are. Please try again.',
  },
  malformed: { id: 'session.problem.malformed', defaultMessage: 'The sign-in answer was damaged. Please try again.' },
  algorithm: {
    id: 'session.problem.algorithm',
    defaultMessage: 'The sign-in answer was signed in a way we do not accept, so we did not use it. Please contact us.',
  },
  unknownKey: {
    id: 'session.problem.unknownKey',
    defaultMessage: 'The sign-in answer was signed with a key we do not know, so we did not use it. Please try again.',
  },
  signature: {
    id: 'session.problem.signature',
    defaultMessage: 'The sign-in answer’s signature is not valid, so we did not use it. Please try again.',
  },
  issuer: {
    id: 'session.problem.issuer',
    defaultMessage: 'The sign-in answer was made by another service, so we did not use it. Please contact us.',
  },
  audience: {
    id: 'session.problem.audience',
    defaultMessage: 'The sign-in answer was meant for another website, so we did not use it. Please contact us.',
  },
  authorizedParty: {
    id: 'session.problem.authorizedParty',
    defaultMessage: 'The sign-in answer was given to another website, so we did not use it. Please contact us.',
  },
  subject: { id: 'session.problem.subject', defaultMessage: 'The sign-in answer names no person. Please contact us.' },
  expired: {
    id: 'session.problem.expired',
    defaultMessage: 'The sign-in answer is too old. Please check that your device shows the right date and time, then try again.',
  },
  issuedInFuture: {
    id: 'session.problem.issuedInFuture',
    defaultMessage: 'Your device’s clock seems to be slow. Please set the right date and time, then try again.',
  },
  notYetValid: {
    id: 'session.problem.notYetValid',
    defaultMessage:
      'The sign-in answer is not valid yet. Please check that your device shows the right date and time, then try again.',
  },
  nonce: {
    id: 'session.problem.nonce',
    defaultMessage: 'The sign-in answer belongs to a different attempt. Please start again.',
  },
  accessTokenHash: {
    id: 'session.problem.accessTokenHash',
    defaultMessage: 'Two parts of the sign-in answer do not belong together, so we did not use it. Please try again.',
  },
  renewedIssuer: {
    id: 'session.problem.renewedIssuer',
    defaultMessage: 'The renewal of your session came from another service, so we did not use it. Please sign in again.',
  },
  renewedSubject: {
    id: 'session.problem.renewedSubject',
    defaultMessage: 'The renewal of your session was for someone else, so we did not use it. Please sign in again.',
  },
  renewedAudience: {
    id: 'session.problem.renewedAudience',
    defaultMessage: 'The renewal of your session was for another website, so we did not use it. Please sign in again.',
  },
  renewedAuthTime: {
    id: 'session.problem.renewedAuthTime',
    defaultMessage: 'The renewal of your session belongs to a different sign-in, so we did not use it. Please sign in again.',
  },
  renewedAuthorizedParty: {
    id: 'session.problem.renewedAuthorizedParty',
    defaultMessage: 'The renewal of your session was given to another website, so we did not use it. Please sign in again.',
  },
  userInfo: {
    id: 'session.problem.userInfo',
    defaultMessage: 'The sign-in service let you in but could not tell us who you are. Please try again in a moment.',
  },
  userInfoSubject: {
    id: 'session.problem.userInfoSubject',
    defaultMessage: 'The sign-in service named two different people, so we stopped. Please try again.',
  },
  accessToken: {
    id: 'session.problem.accessToken',
    defaultMessage: 'The sign-in service gave us a key we can’t read. Please contact us.',
  },
  tokenType: {
    id: 'session.problem.tokenType',
    defaultMessage: 'The sign-in service gave us a kind of key we can’t use. Please contact us.',
  },
  accessTokenExpired: {
    id: 'session.problem.accessTokenExpired',
    defaultMessage:
      'Your sign-in had run out when it arrived. Please check that your device shows the right date and time, then try again.',
  },
  sessionOver: {
    id: 'session.problem.sessionOver',
    defaultMessage: 'Your session at the sign-in service is over. Please sign in again.',
  },
  tooManySignIns: {
    id: 'session.problem.tooManySignIns',
    defaultMessage: 'You were sent to sign in several times in a row, so we stopped. Please wait a minute, then try again.',
  },
  unexpected: {
    id: 'session.problem.unexpected',
    defaultMessage: 'Something went wrong while signing you in. Please try again.',
  },
});

/** Shown when the portal runs in an iframe, where sign-in is impossible. */
export const embeddedMessages = defineMessages({
  signIn: { id: 'session.signInOutside', defaultMessage: 'Sign in to see your loans' },
});
