import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    skip: { id: 'landing.skip', defaultMessage: 'Skip to the main content' },
    features: { id: 'landing.features', defaultMessage: 'Features' },
    play: { id: 'landing.play', defaultMessage: 'Play the video' },
    videoText: { id: 'landing.videoText', defaultMessage: 'Read what the video shows' },
    navigation: { id: 'landing.navigation', defaultMessage: 'Main' },
    payNavigation: { id: 'landing.payNavigation', defaultMessage: 'Pay' },
    signIn: { id: 'landing.signIn', defaultMessage: 'Sign in' },
    signUp: { id: 'landing.signUp', defaultMessage: 'Sign up' },
    night: { id: 'landing.night', defaultMessage: 'Dark colors' },
    signInToLoan: { id: 'landing.signInToLoan', defaultMessage: 'Sign in to your loan' },
    pay: { id: 'landing.pay', defaultMessage: 'Pay without signing in' },
    exampleCaption: { id: 'landing.exampleCaption', defaultMessage: 'An example with made-up figures' },
    exampleDollars: { id: 'landing.exampleDollars', defaultMessage: '$1,842' },
    exampleCents: { id: 'landing.exampleCents', defaultMessage: '.17' },
    exampleDate: { id: 'landing.exampleDate', defaultMessage: 'due December 1, in 9 days' },
    exampleAmount: { id: 'landing.exampleAmount', defaultMessage: '$1,842.17' },
    exampleToday: { id: 'landing.exampleToday', defaultMessage: 'Today' },
    exampleTodayDay: { id: 'landing.exampleTodayDay', defaultMessage: 'Nov 22' },
    exampleDue: { id: 'landing.exampleDue', defaultMessage: 'Due' },
    exampleDueDay: { id: 'landing.exampleDueDay', defaultMessage: 'Dec 1' },
    exampleNoCharge: { id: 'landing.exampleNoCharge', defaultMessage: 'No late charge' },
    exampleNoChargeDay: { id: 'landing.exampleNoChargeDay', defaultMessage: 'through Dec 16' },
    examplePrincipal: { id: 'landing.examplePrincipal', defaultMessage: 'Principal and interest' },
    examplePrincipalAmount: { id: 'landing.examplePrincipalAmount', defaultMessage: '$1,264.14' },
    exampleTaxes: { id: 'landing.exampleTaxes', defaultMessage: 'Taxes and insurance' },
    exampleTaxesAmount: { id: 'landing.exampleTaxesAmount', defaultMessage: '$482.53' },
    exampleOther: { id: 'landing.exampleOther', defaultMessage: 'Other insurance' },
    exampleOtherAmount: { id: 'landing.exampleOtherAmount', defaultMessage: '$95.50' },
    exampleTotal: { id: 'landing.exampleTotal', defaultMessage: 'Total' },
    talkTitle: { id: 'landing.talkTitle', defaultMessage: 'Behind on your payments, or worried you will be?' },
  }),
  ...defineMessages<{
    documentTitle: { brand: string };
    description: { brand: string };
    talkBody: { hours: string };
    callUs: { phone: string };
    template: { legalName: string };
  }>({
    documentTitle: { id: 'landing.documentTitle', defaultMessage: 'Your home loan | {brand}' },
    description: {
      id: 'landing.description',
      defaultMessage: 'For borrowers of {brand}: see what is due on your home loan, and pay it by debit card or bank account.',
    },
    talkBody: {
      id: 'landing.talkBody',
      defaultMessage: 'Call us as soon as you can. We can explain your options. We answer {hours}.',
    },
    callUs: { id: 'landing.callUs', defaultMessage: 'Call {phone}' },
    template: {
      id: 'landing.template',
      defaultMessage: 'This page has template text. {legalName} must replace it with its own before anybody relies on it.',
    },
  }),
};
