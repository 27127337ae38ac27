import { defineMessages } from 'react-intl';

export const setAlertMessages = defineMessages({
  lead: { id: 'rateDrop.set.lead', defaultMessage: 'We email you when rates reach the number you choose.' },
  withAccount: {
    id: 'rateDrop.set.withAccount',
    defaultMessage: 'With an account, your name and address are filled in, and you can change or cancel your alerts.',
  },
  officerUnchecked: {
    id: 'rateDrop.set.officerUnchecked',
    defaultMessage: 'We could not load the loan officer of this loan. You can find them by name.',
  },
  noDataWhy: {
    id: 'rateDrop.noData.why',
    defaultMessage:
      'We do not have the rate and balance that an alert on this loan needs, or the loan is not on your list. No alert was set.',
  },
  noDataNext: {
    id: 'rateDrop.noData.next',
    defaultMessage: 'You can set an alert with your own numbers: they are on your monthly statement.',
  },
  ownNumbers: { id: 'rateDrop.noData.ownNumbers', defaultMessage: 'Use my own numbers' },
  yourLoans: { id: 'rateDrop.noData.yourLoans', defaultMessage: 'Your loans' },
  addLoan: { id: 'rateDrop.noData.addLoan', defaultMessage: 'Add a loan' },
});
