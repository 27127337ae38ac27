import type { MailTable } from './mailWords.ts';

/** Part of a mail; the borrower is shown the same text. */
export const incomeCheckFailed =
  'The automated check of {borrower}’s income did not go through. Nothing was decided. Please look at the paystubs.';

export const incomeMails = {
  link: {
    subject: '{officerName} asks for your paystubs',
    heading: '{officerName} asks for your paystubs',
    before: [
      'Hello {firstName}, {officerName} needs to see what you earn. Have your 2 most recent paystubs ready, as PDFs or photos.',
    ],
    facts: [
      { name: 'Loan officer', value: '{officer}', isMain: true },
      { name: 'Write to', value: '{officerEmail}' },
      { name: 'Link works through', value: '{lastDay}' },
    ],
    button: 'Send your paystubs',
    after: ['The page first asks for your last name and ZIP code. Nobody sees what you send without them.'],
    reason: 'You get this email because {officerName} asked you for paystubs.',
  },
  /** To the loan officer. */
  failed: {
    subject: 'Income check of {borrower} did not go through',
    heading: 'An income check did not go through',
    before: [incomeCheckFailed],
    facts: [
      { name: 'Borrower', value: '{borrower}', isMain: true },
      { name: 'Write to', value: '{email}' },
    ],
    button: 'See the income checks',
    reason: 'You get this email because you asked for these paystubs. We send it once.',
  },
  /** To the borrower: a copy of the consent and a description of what was sent, without any values. */
  submitted: {
    subject: 'We sent your income to Freddie Mac: {requestNumber}',
    heading: 'Your income check was sent',
    before: ['Hello {firstName}, this is your copy of what you agreed to. It is not an approval or a loan decision.'],
    facts: [
      { name: 'Request number', value: '{requestNumber}', isMain: true },
      { name: 'To', value: 'Freddie Mac' },
      // In the wording of the borrower's consent.
      { name: 'Sent', value: 'Your name, your employer, your monthly income, and the amounts and days of your pay periods' },
      {
        name: 'Not sent',
        value: 'Your paystubs, {papers, plural, one {# file} other {# files}}. They stay with {brand}.',
      },
      { name: 'You agreed', value: '{agreedAt}' },
      { name: 'Sent on', value: '{sentAt}' },
      { name: 'Loan officer', value: '{officer}' },
      { name: 'Link works through', value: '{lastDay}' },
    ],
    button: 'See what was sent',
    after: ['If you did not agree to this, call us right away.'],
    reason: 'You get this email because you agreed that we send your income to Freddie Mac.',
  },
  /** To the loan officer. */
  complete: {
    subject: 'Income papers are in from {borrower}',
    heading: 'The income papers are in',
    before: ['The check went through, and the request went to the agency with the borrower’s consent.'],
    facts: [
      { name: 'Borrower', value: '{borrower}', isMain: true },
      { name: 'Papers', value: '{papers, plural, one {# paper} other {# papers}}' },
      { name: 'Changed by the borrower', value: '{edited, plural, =0 {Nothing} one {# value} other {# values}}' },
      { name: 'Write to', value: '{email}' },
    ],
    button: 'See the income checks',
    reason: 'You get this email because you asked for these paystubs. We send it once.',
  },
} satisfies MailTable;

/** Replaces the first paragraph of `link` when the other borrower on the application sent the invitation. */
export const invitedByBorrower =
  'Hello {firstName}, {invitedBy} applies for a loan together with you, so {officerName} needs to see what you earn, too. Your papers stay apart: neither of you sees the other’s.';
