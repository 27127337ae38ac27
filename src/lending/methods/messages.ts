import { defineMessages } from 'react-intl';

/** Error messages of the card and bank account rules, and messages about the outcome of saving (specification, sections 5 and 9). */
export const messages = {
  ...defineMessages({
    holderRequired: { id: 'card.holderRequired', defaultMessage: 'Enter the name as it appears on the card.' },
    holderLetters: {
      id: 'card.holderLetters',
      defaultMessage: 'Use letters only. Spaces, apostrophes, hyphens and periods are fine.',
    },
    holderLength: { id: 'card.holderLength', defaultMessage: 'Enter between 4 and 127 letters.' },
    cardNumberRequired: { id: 'card.numberRequired', defaultMessage: 'Enter the card number.' },
    cardNumberDigits: { id: 'card.numberDigits', defaultMessage: 'A card number has digits only.' },
    cardNumberLength: { id: 'card.numberLength', defaultMessage: 'Enter all 16 digits of the card number.' },
    cardNumberInvalid: { id: 'card.numberInvalid', defaultMessage: 'This card number is not valid. Check it digit by digit.' },
    cardBrandUnknown: {
      id: 'card.brandUnknown',
      defaultMessage: 'We don’t accept this card. Use a Visa, Mastercard or Discover debit card.',
    },
    expiryRequired: { id: 'card.expiryRequired', defaultMessage: 'Enter the expiration date.' },
    expiryInvalid: { id: 'card.expiryInvalid', defaultMessage: 'Enter the month and the year, for example 08 / 29.' },
    expiryPassed: { id: 'card.expiryPassed', defaultMessage: 'Credit Card expiration date has already passed.' },
    cvvRequired: { id: 'card.cvvRequired', defaultMessage: 'Enter the security code.' },
    cvvInvalid: { id: 'card.cvvInvalid', defaultMessage: 'Invalid CVV.' },
    bankHolderRequired: { id: 'bank.holderRequired', defaultMessage: 'Enter the name on the account.' },
    issuerRequired: { id: 'bank.issuerRequired', defaultMessage: 'Enter the name of the bank.' },
    issuerLength: { id: 'bank.issuerLength', defaultMessage: 'Enter between 4 and 127 characters.' },
    routingRequired: { id: 'bank.routingRequired', defaultMessage: 'Enter the routing number.' },
    routingInvalid: { id: 'bank.routingInvalid', defaultMessage: 'A routing number has exactly 9 digits.' },
    accountRequired: { id: 'bank.accountRequired', defaultMessage: 'Enter the account number.' },
    accountInvalid: { id: 'bank.accountInvalid', defaultMessage: 'An account number has 8 to 17 digits.' },
    subtypeRequired: { id: 'bank.subtypeRequired', defaultMessage: 'Choose checking or savings.' },
    notArrived: {
      id: 'paymentForms.notArrived',
      defaultMessage: 'This did not reach us, so nothing was saved. Send it again.',
    },
    outcomeUnknown: {
      id: 'paymentForms.outcomeUnknown',
      defaultMessage: 'We can’t tell yet whether this was saved. Send it again in a moment: it will be saved only once.',
    },
    earlierSaved: {
      id: 'paymentForms.earlierSaved',
      defaultMessage: 'Your first entry was saved after all. Send again only if you want to save this one too.',
    },
  }),
};
