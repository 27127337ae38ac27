import type { MailWords } from './mailWords.ts';

export const summaryMail: MailWords = {
  subject: 'Loan choices from {officerName}',
  heading: 'Compare your loan choices',
  before: [
    'Hello {firstName}, {officerName} worked out {scenarios} ways to borrow and shared them with you. You need no account to see them.',
  ],
  facts: [
    { name: 'Loan officer', value: '{officer}', isMain: true },
    { name: 'Write to', value: '{officerEmail}' },
    { name: 'Prepared on', value: '{preparedDay}' },
    { name: 'Link works through', value: '{lastDay}' },
  ],
  button: 'See your choices',
  after: [
    'The amounts are an estimate, not a commitment to lend.',
    'Anyone who has this link can open the page. Your name and address are not on it.',
  ],
  reason: 'You get this email because {officerName} shared loan choices with you.',
};
