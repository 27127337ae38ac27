import { defineMessages } from 'react-intl';

/** What stands as title and first heading while a screen is loading: the words of the screen itself. */
export const titles = defineMessages({
  list: { id: 'accounts.titles.list', defaultMessage: 'Payment methods' },
  addCard: { id: 'accounts.titles.addCard', defaultMessage: 'Add a debit card' },
  addBank: { id: 'accounts.titles.addBank', defaultMessage: 'Add a bank account' },
  editCard: { id: 'accounts.titles.editCard', defaultMessage: 'Edit your debit card' },
  editBank: { id: 'accounts.titles.editBank', defaultMessage: 'Edit your bank account' },
});
