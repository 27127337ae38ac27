import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    skip: { id: 'landing.skip', defaultMessage: 'Skip to the main content' },
    navigation: { id: 'landing.navigation', defaultMessage: 'Main' },
    whatNavigation: { id: 'landing.whatNavigation', defaultMessage: 'What you can do' },
    signIn: { id: 'landing.signIn', defaultMessage: 'Sign in' },
    signUp: { id: 'landing.signUp', defaultMessage: 'Sign up' },
    signInToLoan: { id: 'landing.signInToLoan', defaultMessage: 'Sign in to your loan' },
    pay: { id: 'landing.pay', defaultMessage: 'Make a payment' },
    title: { id: 'landing.title', defaultMessage: 'Know what you owe. Pay it in peace.' },
    lead: {
      id: 'landing.lead',
      defaultMessage: 'Your home loan on one page: the amount due, the day it is due, and every line that adds up to it.',
    },
    exampleCaption: { id: 'landing.exampleCaption', defaultMessage: 'An example, with invented figures' },
    exampleAddress: { id: 'landing.exampleAddress', defaultMessage: '14 Alder Lane' },
    exampleStatus: { id: 'landing.exampleStatus', defaultMessage: 'Due soon' },
    exampleDue: { id: 'landing.exampleDue', defaultMessage: 'Amount due' },
    exampleAmount: { id: 'landing.exampleAmount', defaultMessage: '$1,842.17' },
    exampleDate: { id: 'landing.exampleDate', defaultMessage: 'due Friday, December 1' },
    examplePrincipal: { id: 'landing.examplePrincipal', defaultMessage: 'Principal and interest' },
    examplePrincipalAmount: { id: 'landing.examplePrincipalAmount', defaultMessage: '$1,321.40' },
    exampleTaxes: { id: 'landing.exampleTaxes', defaultMessage: 'Taxes and insurance' },
    exampleTaxesAmount: { id: 'landing.exampleTaxesAmount', defaultMessage: '$520.77' },
    exampleTotal: { id: 'landing.exampleTotal', defaultMessage: 'Total' },
    whatTitle: { id: 'landing.whatTitle', defaultMessage: 'What you can do here' },
    seeTitle: { id: 'landing.seeTitle', defaultMessage: 'See where you stand' },
    seeBody: {
      id: 'landing.seeBody',
      defaultMessage:
        'Each loan with its address, due date and amount. Fees and late charges are named, never folded into one number.',
    },
    payTitle: { id: 'landing.payTitle', defaultMessage: 'Pay by card or bank account' },
    payBody: {
      id: 'landing.payBody',
      defaultMessage: 'Read it over before you send it. If the line drops on the way, a payment is still made only once.',
    },
    proofTitle: { id: 'landing.proofTitle', defaultMessage: 'Keep the proof' },
    proofBody: {
      id: 'landing.proofBody',
      defaultMessage:
        'Every payment gets a confirmation number, with the date, the time and the account it came from, ready to print.',
    },
    talkTitle: { id: 'landing.talkTitle', defaultMessage: 'Rather talk to a person?' },
  }),
  ...defineMessages<{
    documentTitle: { brand: string };
    description: { brand: string };
    talkBody: { hours: string };
    callUs: { phone: string };
  }>({
    documentTitle: { id: 'landing.documentTitle', defaultMessage: 'Your home loan | {brand}' },
    description: {
      id: 'landing.description',
      defaultMessage: 'For borrowers of {brand}: see what is due on your home loan, and pay it by card or bank account.',
    },
    talkBody: {
      id: 'landing.talkBody',
      defaultMessage: 'If you are behind, or worried that you will be, call before the due date. We answer {hours}.',
    },
    callUs: { id: 'landing.callUs', defaultMessage: 'Call {phone}' },
  }),
};
