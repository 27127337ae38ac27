import { defineMessages } from 'react-intl';

/** What stands as title and first heading while a screen is loading: the words of the screen itself. */
export const titles = defineMessages({
  list: { id: 'loans.titles.list', defaultMessage: 'Your loans' },
  topBar: { id: 'loans.titles.topBar', defaultMessage: 'Find a loan' },
  add: { id: 'loans.titles.add', defaultMessage: 'Add a loan' },
  details: { id: 'loans.titles.details', defaultMessage: 'Loan details' },
  mailingAddress: { id: 'loans.titles.mailingAddress', defaultMessage: 'Mailing address' },
});
