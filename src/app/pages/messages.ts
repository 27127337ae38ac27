import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    notFoundTitle: { id: 'pages.notFoundTitle', defaultMessage: 'We can’t find that page' },
    notFoundBody: {
      id: 'pages.notFoundBody',
      defaultMessage:
        'The address may have a typing mistake, or the page has moved. If you followed a link from an e-mail, check that the whole link was copied.',
    },
    notFoundHelp: { id: 'pages.notFoundHelp', defaultMessage: 'Most people are looking for one of these:' },
    loans: { id: 'pages.loans', defaultMessage: 'See your loans' },
    pay: { id: 'pages.pay', defaultMessage: 'Make a payment' },
    unauthorizedTitle: { id: 'pages.unauthorizedTitle', defaultMessage: 'You don’t have access to this page' },
    unauthorizedBody: {
      id: 'pages.unauthorizedBody',
      defaultMessage:
        'This page belongs to another account. Nothing was changed. If you think it should be yours, check that you are signed in with the right e-mail address, or call us.',
    },
    errorTitle: { id: 'pages.errorTitle', defaultMessage: 'We could not finish that' },
    errorBody: {
      id: 'pages.errorBody',
      defaultMessage:
        'Something on our side did not work. If you were paying, look at your loan first: a payment that went through shows there. Otherwise it is safe to try again.',
    },
    versionTitle: { id: 'pages.versionTitle', defaultMessage: 'About this version' },
    versionBody: {
      id: 'pages.versionBody',
      defaultMessage: 'If you talk to support, these lines tell them which program you are using.',
    },
    version: { id: 'pages.version', defaultMessage: 'Version' },
    commit: { id: 'pages.commit', defaultMessage: 'Build' },
    builtAt: { id: 'pages.builtAt', defaultMessage: 'Built' },
    notBuilt: { id: 'pages.notBuilt', defaultMessage: 'Not built: running from source' },
    versionThing: { id: 'pages.versionThing', defaultMessage: 'version details' },
  }),
  ...defineMessages<{ callUs: { phone: string; hours: string } }>({
    callUs: { id: 'pages.callUs', defaultMessage: 'You can also call {phone}, {hours}.' },
  }),
};
