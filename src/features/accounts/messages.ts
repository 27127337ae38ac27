import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'accounts.title', defaultMessage: 'Payment methods' },
    lead: { id: 'accounts.lead', defaultMessage: 'The cards and bank accounts that you keep with us to pay your loan.' },
    listLabel: { id: 'accounts.listLabel', defaultMessage: 'Your payment methods' },
    addCard: { id: 'accounts.addCard', defaultMessage: 'Add a debit card' },
    addBank: { id: 'accounts.addBank', defaultMessage: 'Add a bank account' },
    none: { id: 'accounts.none', defaultMessage: 'You have no payment methods yet.' },
    noneHelp: {
      id: 'accounts.noneHelp',
      defaultMessage: 'Keep a card or a bank account here, and paying takes a few seconds. Adding one takes no money.',
    },
    active: { id: 'accounts.active', defaultMessage: 'Active' },
    inactive: { id: 'accounts.inactive', defaultMessage: 'Not active, can’t be used to pay' },
    expiredSome: { id: 'accounts.expiredSome', defaultMessage: 'Expired' },
    checking: { id: 'accounts.checking', defaultMessage: 'Checking' },
    savings: { id: 'accounts.savings', defaultMessage: 'Savings' },
    edit: { id: 'accounts.edit', defaultMessage: 'Edit' },
    remove: { id: 'accounts.remove', defaultMessage: 'Remove' },
    showMoreSome: { id: 'accounts.showMoreSome', defaultMessage: 'Show more' },
    moreFailed: { id: 'accounts.moreFailed', defaultMessage: 'We could not load more' },
    removeTitle: { id: 'accounts.removeTitle', defaultMessage: 'Remove this payment method?' },
    removeCard: { id: 'accounts.removeCard', defaultMessage: 'Remove card' },
    removeBank: { id: 'accounts.removeBank', defaultMessage: 'Remove bank account' },
    removeHelp: {
      id: 'accounts.removeHelp',
      defaultMessage: 'Payments that you have made stay as they are. You can add it again at any time.',
    },
    // Specification, sections 4 and 8: these four texts are given there word for word.
    removedTitle: { id: 'accounts.removedTitle', defaultMessage: 'Funding Account Deleted Successfully' },
    removed: { id: 'accounts.removed', defaultMessage: 'Funding account deleted' },
    removeFailedTitle: { id: 'accounts.removeFailedTitle', defaultMessage: 'Error in removing funding account' },
    removeFailed: {
      id: 'accounts.removeFailed',
      defaultMessage: 'Error occured on deleting funding account, please try after some time.',
    },
    back: { id: 'accounts.back', defaultMessage: 'All payment methods' },
    cancel: { id: 'accounts.cancel', defaultMessage: 'Cancel' },
    takesNoMoney: {
      id: 'accounts.takesNoMoney',
      defaultMessage: 'Saving it takes no money. Nothing is paid until you check a payment and confirm it.',
    },
    saveCard: { id: 'accounts.saveCard', defaultMessage: 'Save card' },
    saveBank: { id: 'accounts.saveBank', defaultMessage: 'Save bank account' },
    saveChanges: { id: 'accounts.saveChanges', defaultMessage: 'Save changes' },
    saving: { id: 'accounts.saving', defaultMessage: 'Saving…' },
    editCardTitle: { id: 'accounts.editCardTitle', defaultMessage: 'Edit your debit card' },
    editBankTitle: { id: 'accounts.editBankTitle', defaultMessage: 'Edit your bank account' },
    card: { id: 'accounts.card', defaultMessage: 'Card' },
    cardNumber: { id: 'accounts.cardNumber', defaultMessage: 'Card number' },
    bank: { id: 'accounts.bank', defaultMessage: 'Bank' },
    accountNumber: { id: 'accounts.accountNumber', defaultMessage: 'Account number' },
    numberStays: {
      id: 'accounts.numberStays',
      defaultMessage: 'The number can’t be changed. For another number, add it as a new payment method and remove this one.',
    },
    addressUnknown: {
      id: 'accounts.addressUnknown',
      defaultMessage: 'Leave these fields empty to keep the address that your card has now.',
    },
    goneTitle: { id: 'accounts.goneTitle', defaultMessage: 'This payment method is not here' },
    gone: {
      id: 'accounts.gone',
      defaultMessage: 'It may have been removed, here or in another window. Your list shows what you have.',
    },
    goneMeanwhile: {
      id: 'accounts.goneMeanwhile',
      defaultMessage:
        'This payment method has been removed in the meantime, so nothing was changed. Go back to your payment methods to see what you have.',
    },
  }),
  ...defineMessages<{
    goodThrough: { month: string };
    expiresSoon: { month: string };
    expired: { month: string };
    editThing: { name: string };
    removeThing: { name: string };
    showMore: { count: number };
    shown: { shown: number; total: number };
    saved: { name: string };
    endingIn: { lastFour: string };
    dots: { lastFour: string };
  }>({
    goodThrough: { id: 'accounts.goodThrough', defaultMessage: 'Good through {month}' },
    expiresSoon: { id: 'accounts.expiresSoon', defaultMessage: 'Expires soon, at the end of {month}' },
    expired: { id: 'accounts.expired', defaultMessage: 'Expired at the end of {month}' },
    editThing: { id: 'accounts.editThing', defaultMessage: 'Edit {name}' },
    removeThing: { id: 'accounts.removeThing', defaultMessage: 'Remove {name}' },
    showMore: { id: 'accounts.showMore', defaultMessage: 'Show {count} more' },
    shown: { id: 'accounts.shown', defaultMessage: 'Showing {shown} of {total} payment methods' },
    saved: { id: 'accounts.saved', defaultMessage: '{name} is saved.' },
    endingIn: { id: 'accounts.endingIn', defaultMessage: 'ending in {lastFour}' },
    dots: { id: 'accounts.dots', defaultMessage: '•••• {lastFour}' },
  }),
};
