import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    preliminary: {
      id: 'ocr.end.preliminary',
      defaultMessage: 'This is preliminary. It is not an approval or a loan decision.',
    },
    what: { id: 'ocr.end.what', defaultMessage: 'What was sent' },
    content: { id: 'ocr.end.content', defaultMessage: 'What' },
    to: { id: 'ocr.end.to', defaultMessage: 'To' },
    agency: { id: 'ocr.end.agency', defaultMessage: 'Freddie Mac' },
    consented: { id: 'ocr.end.consented', defaultMessage: 'You agreed' },
    sent: { id: 'ocr.end.sent', defaultMessage: 'Sent' },
    number: { id: 'ocr.end.number', defaultMessage: 'Request number' },
    numberThing: { id: 'ocr.end.numberThing', defaultMessage: 'request number' },
    kept: { id: 'ocr.end.kept', defaultMessage: 'Not sent' },
    nextTitle: { id: 'ocr.end.nextTitle', defaultMessage: 'What happens next' },
    nextMore: {
      id: 'ocr.end.nextMore',
      defaultMessage: 'You don’t have to send your paystubs again, unless your loan officer asks for newer ones.',
    },
    nextSame: { id: 'ocr.end.nextSame', defaultMessage: 'What was sent can’t be changed anymore. If something is wrong, call.' },
    keepTitle: { id: 'ocr.end.keepTitle', defaultMessage: 'What to keep' },
    keepPaystubs: {
      id: 'ocr.end.keepPaystubs',
      defaultMessage: 'Your paystubs, on paper or as files, until your loan closes.',
    },
    keepPage: {
      id: 'ocr.end.keepPage',
      defaultMessage: 'The email that we sent you, or this page, printed or saved: both have the request number.',
    },
    print: { id: 'ocr.end.print', defaultMessage: 'Print this page' },
    badWhy: {
      id: 'ocr.end.badWhy',
      defaultMessage: 'It may have expired, or part of it may be missing. Nothing that you sent is lost.',
    },
    badNext: {
      id: 'ocr.end.badNext',
      defaultMessage:
        'Open the link in your email again, and make sure that you have all of it. If that does not help, ask your loan officer for a new link.',
    },
    seeLoans: { id: 'ocr.end.seeLoans', defaultMessage: 'See your loans' },
    failedTitle: { id: 'ocr.end.failedTitle', defaultMessage: 'A person will look at your income' },
    failed: {
      id: 'ocr.end.failed',
      defaultMessage: 'We could not check your income automatically. That says nothing about you or your loan.',
    },
    telling: { id: 'ocr.end.telling', defaultMessage: 'We are telling your loan officer…' },
    told: {
      id: 'ocr.end.told',
      defaultMessage: 'Your loan officer has been told and will look at your papers. You don’t have to send anything again.',
    },
    untold: {
      id: 'ocr.end.untold',
      defaultMessage:
        'We could not tell your loan officer. Please call or write to them. You don’t have to send anything again: your papers are here.',
    },
    again: { id: 'ocr.end.again', defaultMessage: 'Try the check again' },
    againHelp: { id: 'ocr.end.againHelp', defaultMessage: 'Or try it again yourself. It uses the papers that we have.' },
    nothingTitle: { id: 'ocr.end.nothingTitle', defaultMessage: 'Nothing went wrong here' },
    nothing: {
      id: 'ocr.end.nothing',
      defaultMessage: 'Your income check is where you left it, and everything that you sent is there.',
    },
    goOn: { id: 'ocr.end.goOn', defaultMessage: 'Continue' },
  }),
  ...defineMessages<{ sentOn: { when: string }; nextOfficer: { name: string }; keptFiles: { count: number; brand: string } }>({
    sentOn: { id: 'ocr.end.sentOn', defaultMessage: 'It went to Freddie Mac on {when}.' },
    nextOfficer: {
      id: 'ocr.end.nextOfficer',
      defaultMessage: '{name} gets the answer, goes over it, and writes or calls you.',
    },
    keptFiles: {
      id: 'ocr.end.keptFiles',
      defaultMessage: 'Your paystubs, {count, plural, one {# file} other {# files}}. They stay with {brand}.',
    },
  }),
};
