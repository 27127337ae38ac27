import { defineMessages } from 'react-intl';

const messagesWithoutValues = defineMessages({
  cardHolderName: { id: 'card.holder', defaultMessage: 'Name on the card' },
  cardNumber: { id: 'card.number', defaultMessage: 'Card number' },
  cardNumberHelp: { id: 'card.numberHelp', defaultMessage: '16 digits. Visa, Mastercard or Discover debit.' },
  cardExpDate: { id: 'card.expiry', defaultMessage: 'Expires' },
  cardExpDateHelp: { id: 'card.expiryHelp', defaultMessage: 'MM / YY' },
  cardCVV: { id: 'card.cvv', defaultMessage: 'Security code' },
  cardCVVHelp: { id: 'card.cvvHelp', defaultMessage: '3 digits on the back' },
  billingAddress: { id: 'card.billingAddress', defaultMessage: 'Card billing address' },
  accountHolderName: { id: 'bank.holder', defaultMessage: 'Name on the account' },
  issuerName: { id: 'bank.issuer', defaultMessage: 'Bank name' },
  abaRoutingNumber: { id: 'bank.routing', defaultMessage: 'Routing number' },
  abaRoutingNumberHelp: {
    id: 'bank.routingHelp',
    defaultMessage: '9 digits. On a check, it is the first number at the bottom left.',
  },
  routingLooksWrong: {
    id: 'bank.routingLooksWrong',
    defaultMessage: 'This number does not look like a routing number. Check it, or continue if you are sure.',
  },
  accountNumber: { id: 'bank.account', defaultMessage: 'Account number' },
  accountNumberHelp: { id: 'bank.accountHelp', defaultMessage: '8 to 17 digits. If yours is shorter, call us.' },
  accountSubtype: { id: 'bank.subtype', defaultMessage: 'Account type' },
  checking: { id: 'bank.checking', defaultMessage: 'Checking' },
  savings: { id: 'bank.savings', defaultMessage: 'Savings' },
});

/**
 * Labels and help texts of the card and bank account fields (specification, section 3). They load with the fields, after the validation
 * rules.
 */
export const fieldMessages = {
  ...messagesWithoutValues,
  ...defineMessages<{ billingAddressIs: { address: string } }>({
    billingAddressIs: { id: 'card.billingAddressIs', defaultMessage: 'Billing address is {address}' },
  }),
};
