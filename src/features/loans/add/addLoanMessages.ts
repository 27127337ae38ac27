import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    back: { id: 'loans.add.back', defaultMessage: 'Your loans' },
    lead: {
      id: 'loans.add.lead',
      defaultMessage: 'We compare this with what we have for the loan. Once it matches, the loan is on your list.',
    },
    submit: { id: 'loans.add.submit', defaultMessage: 'Add loan' },
    submitting: { id: 'loans.add.submitting', defaultMessage: 'Adding' },
    noMatch: {
      id: 'loans.add.noMatch',
      defaultMessage:
        'What you entered does not match a loan, so nothing was added. Check the loan number and the ZIP code, and enter the 4 digits again.',
    },
    unclear: {
      id: 'loans.add.unclear',
      defaultMessage:
        'We could not find out whether the loan was added. Look at your loans in a moment. If it is not there, enter the 4 digits and try again: it is added only once.',
    },
    helpTitle: { id: 'loans.add.helpTitle', defaultMessage: 'If it still does not match' },
    fewTries: {
      id: 'loans.add.fewTries',
      defaultMessage: 'To keep loans safe, we allow only a few wrong tries a day.',
    },
    untilThen: { id: 'loans.add.untilThen', defaultMessage: 'If you need help before then' },
    checkNumber: {
      id: 'loans.add.checkNumber',
      defaultMessage: 'Check the loan number against your papers, digit by digit. Zeros at the start count.',
    },
    checkPerson: {
      id: 'loans.add.checkPerson',
      defaultMessage: 'Use the Social Security number of a person who is on the loan.',
    },
    checkNew: {
      id: 'loans.add.checkNew',
      defaultMessage: 'If you closed a few days ago, your loan may not be set up yet.',
    },
  }),
  ...defineMessages<{
    tooManyTries: { time: string };
    added: { lastFour: string };
    alreadyListed: { lastFour: string };
  }>({
    tooManyTries: {
      id: 'loans.add.tooManyTries',
      defaultMessage: 'There were too many tries, and nothing was added. To keep the loan safe, try again after {time}.',
    },
    added: { id: 'loans.add.added', defaultMessage: 'Loan ending in {lastFour} was added to your list' },
    alreadyListed: { id: 'loans.add.alreadyListed', defaultMessage: 'Loan ending in {lastFour} is already on your list' },
  }),
};
