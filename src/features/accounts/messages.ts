import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    listLabel: { id: 'accounts.listLabel', defaultMessage: 'Your payment methods' },
    addCard: { id: 'accounts.addCard', defaultMessage: 'Add a debit card' },
    addBank: { id: 'accounts.addBank', defaultMessage: 'Add a bank account' },
    none: { id: 'accounts.none', defaultMessage: 'You have no payment methods yet.' },
    noneHelp: {
      id: 'accounts.noneHelp',
      defaultMessage: 'Save a bank account or a debit card, and you won’t have to type it in again. Saving one takes no money.',
    },
    unknownStanding: {
      id: 'accounts.unknownStanding',
      defaultMessage: 'Can’t be used here right now. Ask us why, or use another method.',
    },
    inactive: { id: 'accounts.inactive', defaultMessage: 'Not active, can’t be used' },
    inactiveBank: {
      id: 'accounts.inactiveBank',
      defaultMessage:
        'The bank may have closed this account or refused a payment from it. Ask your bank, or add another account and remove this one.',
    },
    inactiveCard: {
      id: 'accounts.inactiveCard',
      defaultMessage: 'The bank may have blocked or replaced this card. Ask your bank, or add your new card and remove this one.',
    },
    expiredSome: { id: 'accounts.expiredSome', defaultMessage: 'Expired, can’t be used' },
    note: {
      id: 'accounts.note',
      defaultMessage:
        'No fee is added to a payment by bank account or debit card. We show only the last four digits here, and we never keep a card’s security code.',
    },
    checking: { id: 'accounts.checking', defaultMessage: 'Checking' },
    savings: { id: 'accounts.savings', defaultMessage: 'Savings' },
    edit: { id: 'accounts.edit', defaultMessage: 'Edit' },
    update: { id: 'accounts.update', defaultMessage: 'Update' },
    remove: { id: 'accounts.remove', defaultMessage: 'Remove' },
    showMoreSome: { id: 'accounts.showMoreSome', defaultMessage: 'Show more' },
    moreFailed: { id: 'accounts.moreFailed', defaultMessage: 'We could not load more' },
    removeTitle: { id: 'accounts.removeTitle', defaultMessage: 'Remove this payment method?' },
    removeCard: { id: 'accounts.removeCard', defaultMessage: 'Remove card' },
    removeBank: { id: 'accounts.removeBank', defaultMessage: 'Remove bank account' },
    removeHelp: {
      id: 'accounts.removeHelp',
      defaultMessage: 'This does not change payments you already made. You can add it again at any time.',
    },
    // The specification, sections 4 and 8, prescribes the wording of `removedTitle`, `removed`, `removeFailedTitle` and `removeFailed`.
    removedTitle: { id: 'accounts.removedTitle', defaultMessage: 'Funding Account Deleted Successfully' },
    removed: { id: 'accounts.removed', defaultMessage: 'Funding account deleted' },
    notFilledIn: {
      id: 'accounts.notFilledIn',
      defaultMessage: 'We could not fill in your name and address. Please type them.',
    },
    removeFailedTitle: { id: 'accounts.removeFailedTitle', defaultMessage: 'Error in removing funding account' },
    removeFailed: {
      id: 'accounts.removeFailed',
      defaultMessage: 'Error occured on deleting funding account, please try after some time.',
    },
    seeAll: { id: 'accounts.seeAll', defaultMessage: 'See your payment methods' },
    back: { id: 'accounts.back', defaultMessage: 'Payment methods' },
    takesNoMoney: {
      id: 'accounts.takesNoMoney',
      defaultMessage: 'Saving it takes no money. You pay only when you confirm a payment.',
    },
    saveCard: { id: 'accounts.saveCard', defaultMessage: 'Save card' },
    saveBank: { id: 'accounts.saveBank', defaultMessage: 'Save bank account' },
    saveChanges: { id: 'accounts.saveChanges', defaultMessage: 'Save changes' },
    saving: { id: 'accounts.saving', defaultMessage: 'Saving…' },
    numberStays: {
      id: 'accounts.numberStays',
      defaultMessage: 'You can’t change the number. To use a different one, add it as a new payment method and remove this one.',
    },
    addressUnknown: {
      id: 'accounts.addressUnknown',
      defaultMessage: 'Leave these fields empty to keep the billing address on file.',
    },
    goneTitle: { id: 'accounts.goneTitle', defaultMessage: 'We can’t find this payment method' },
    gone: {
      id: 'accounts.gone',
      defaultMessage: 'It may have been removed, here or in another window.',
    },
    changeUnclear: {
      id: 'accounts.changeUnclear',
      defaultMessage:
        'We could not find out whether your changes were saved. They are still here: save them again, that is safe.',
    },
    goneMeanwhile: {
      id: 'accounts.goneMeanwhile',
      defaultMessage:
        'This payment method was removed while this page was open, so nothing was changed. Go back to your payment methods to see your list.',
    },
  }),
  ...defineMessages<{
    expires: { month: string };
    expiresSoon: { month: string };
    expired: { month: string };
    editThing: { name: string };
    updateThing: { name: string };
    removeThing: { name: string };
    showMore: { count: number };
    shown: { shown: number; total: number };
    saved: { name: string };
  }>({
    expires: { id: 'accounts.expires', defaultMessage: 'expires {month}' },
    expiresSoon: { id: 'accounts.expiresSoon', defaultMessage: 'Expires soon: {month}' },
    expired: { id: 'accounts.expired', defaultMessage: 'Expired {month}, can’t be used' },
    editThing: { id: 'accounts.editThing', defaultMessage: 'Edit {name}' },
    updateThing: { id: 'accounts.updateThing', defaultMessage: 'Update {name}' },
    removeThing: { id: 'accounts.removeThing', defaultMessage: 'Remove {name}' },
    showMore: { id: 'accounts.showMore', defaultMessage: 'Show {count} more' },
    shown: { id: 'accounts.shown', defaultMessage: 'Showing {shown} of {total} payment methods' },
    saved: { id: 'accounts.saved', defaultMessage: '{name} is saved.' },
  }),
};
