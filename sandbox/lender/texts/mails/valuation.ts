import type { MailTable } from './mailWords.ts';

export const valuationMails = {
  share: {
    subject: 'What your home may be worth, from {officerName}',
    heading: 'See what your home may be worth',
    before: ['Hello {firstName}, {officerName} shared an estimate of your home’s value with you. You need no account to see it.'],
    facts: [
      { name: 'Loan officer', value: '{officer}', isMain: true },
      { name: 'Write to', value: '{officerEmail}' },
      { name: 'Link works through', value: '{lastDay}' },
    ],
    button: 'See the estimate',
    after: [
      'It is an estimate by a computer, not an appraisal and not an offer.',
      'Anyone who has this link can open the page. Your name and house number are not on it.',
    ],
    reason: 'You get this email because {officerName} shared an estimate with you.',
  },
  /** To the loan officer, with the question below it. */
  question: {
    subject: 'A question about a home’s value, from {person}',
    heading: 'Somebody has a question about their home’s value',
    before: ['{person} read the report of their home and has a question. Reply to this email to answer.'],
    facts: [
      { name: 'From', value: '{person}', isMain: true },
      { name: 'Write to', value: '{email}' },
      { name: 'Loan', value: 'Loan ending in {lastFour}' },
    ],
    appendix: 'Their question',
    reason: 'You get this email because you are the loan officer for this home.',
  },
  /** To the person who asked, with the question below it. */
  questionCopy: {
    subject: 'Your question to {officerName}',
    heading: 'We sent your question',
    before: ['Hello {person}, this is a copy of what you asked about your home’s value. {officerName} will answer you by email.'],
    facts: [
      { name: 'Sent to', value: '{officer}', isMain: true },
      { name: 'Write to', value: '{officerEmail}' },
    ],
    button: 'See your home’s value',
    after: ['If you did not ask this, call us.'],
    appendix: 'Your question',
    reason: 'You get this email because you asked a question about a home’s value.',
  },
} satisfies MailTable;
