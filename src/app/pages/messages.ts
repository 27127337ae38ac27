import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  notFoundBody: {
    id: 'pages.notFoundBody',
    defaultMessage: 'The address may be mistyped, or the link may have expired. Your loan and your payments are not affected.',
  },
  incompleteLinkBody: {
    id: 'pages.incompleteLinkBody',
    defaultMessage: 'The end of the address is missing, so we can’t tell what it leads to. Nothing was changed.',
  },
  incompleteLinkNext: {
    id: 'pages.incompleteLinkNext',
    defaultMessage:
      'Go back to the email and press the link there. If you copy it, copy all of it: a long address can run over two lines.',
  },
  incompleteLinkAsk: {
    id: 'pages.incompleteLinkAsk',
    defaultMessage: 'If that does not help, ask the person who sent you the email for a new link.',
  },
  loans: { id: 'pages.loans', defaultMessage: 'Go to your loans' },
  pay: { id: 'pages.pay', defaultMessage: 'Make a payment' },
  unauthorizedBody: {
    id: 'pages.unauthorizedBody',
    defaultMessage:
      'This page belongs to another account, and nothing was changed. If it should be yours, check that you are signed in with the right email, or call us.',
  },
  errorBody: {
    id: 'pages.errorBody',
    defaultMessage:
      'Something went wrong on our side. If you were paying, look at your loan before you try again: a payment that went through shows there.',
  },
  versionBody: {
    id: 'pages.versionBody',
    defaultMessage: 'If you call us about a problem, this tells us which version of the site you have.',
  },
  version: { id: 'pages.version', defaultMessage: 'Version' },
  commit: { id: 'pages.commit', defaultMessage: 'Build' },
  builtAt: { id: 'pages.builtAt', defaultMessage: 'Built' },
  notBuilt: { id: 'pages.notBuilt', defaultMessage: 'Not built: running from source' },
  versionThing: { id: 'pages.versionThing', defaultMessage: 'version details' },
});
