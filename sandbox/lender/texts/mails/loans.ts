import type { MailTable, MailWords } from './mailWords.ts';

export const loanAddedMail: MailWords = {
  subject: 'A loan was added to an online account',
  heading: 'A loan was added to an online account',
  before: ['Somebody who knows the loan number, a zip code and the last 4 digits of a Social Security number added your loan.'],
  facts: [
    { name: 'Loan', value: 'Loan ending in {lastFour}', isMain: true },
    { name: 'Added', value: '{addedAt}' },
  ],
  button: 'See your loans',
  after: ['If it was not you, or somebody on the loan with you, call us right away.'],
  reason: 'You get this email because you are on this loan.',
};

const mailingAddressReason = 'You get this email because this loan is yours, or on the list of your account.';

/** By email, and as a letter to the old address. */
export const mailingAddressMails = {
  changing: {
    subject: 'Your mailing address is changing',
    heading: 'Your mailing address is changing',
    before: [
      'The mailing address of your loan was changed in the portal. From {day}, statements, tax forms and notices go to the new address. Until then they go to the old one. The address of the property stays as it is.',
    ],
    facts: [
      { name: 'Loan', value: 'Loan ending in {lastFour}' },
      { name: 'New address', value: '{newAddress}', isMain: true },
      { name: 'From', value: '{day}' },
      { name: 'Old address', value: '{oldAddress}' },
    ],
    button: 'See this loan',
    after: ['If you did not ask for this, call us right away.'],
    reason: mailingAddressReason,
  },
  canceled: {
    subject: 'Your mailing address stays the same',
    heading: 'Your mailing address stays the same',
    before: ['The change of the mailing address of your loan was canceled in the portal. Mail still goes to the same address.'],
    facts: [
      { name: 'Loan', value: 'Loan ending in {lastFour}' },
      { name: 'Mailing address', value: '{oldAddress}', isMain: true },
    ],
    button: 'See this loan',
    after: ['If you did not ask for this, call us right away.'],
    reason: mailingAddressReason,
  },
} satisfies MailTable;

/** The reason in the letter. */
export const mailingAddressLetterReason =
  'You get this letter at the address we had for this loan, so that you know of the change whoever asked for it.';
