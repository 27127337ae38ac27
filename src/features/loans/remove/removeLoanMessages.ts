import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    remove: { id: 'loans.remove.button', defaultMessage: 'Remove from my list' },
    title: { id: 'loans.remove.title', defaultMessage: 'Remove this loan from your list?' },
    stays: {
      id: 'loans.remove.stays',
      defaultMessage:
        'Your mortgage is not canceled, and what you owe and when it is due do not change. If a payment is on its way, this does not stop it.',
    },
    again: {
      id: 'loans.remove.again',
      defaultMessage:
        'You can add the loan again with its number, a ZIP code and the last 4 digits of the Social Security number of a person on the loan.',
    },
    failed: { id: 'loans.remove.failed', defaultMessage: 'The loan was not removed and is still on your list. Try again.' },
    unclear: {
      id: 'loans.remove.unclear',
      defaultMessage:
        'We could not find out whether the loan was removed. Look at your list again in a moment. If the loan is still there, it is safe to try again.',
    },
  }),
  ...defineMessages<{ removed: { lastFour: string } }>({
    removed: { id: 'loans.remove.removed', defaultMessage: 'Loan ending in {lastFour} was removed from your list' },
  }),
};
