import type { MailTable } from './mailWords.ts';

export const documentMails = {
  /** To the loan officer. The facts are the documents. */
  complete: {
    subject: 'Documents are in from {person}',
    heading: 'The documents are in',
    before: ['{person} ({email}) has sent everything.'],
    button: 'See the documents',
    reason: 'You get this email because these documents were sent to you. We send it once.',
  },
  /** To the sender. The facts are in `senderCopyLabels`. */
  senderCopy: {
    subject: 'We have your documents: {number}',
    heading: 'We have your documents',
    before: ['Hello {firstName}, {officerName} has been told that everything is in.'],
    button: 'See what you sent',
    after: ['If you did not send these documents, call us.'],
    reason: 'You get this email because documents were sent to us with this address.',
  },
  /** To the loan officer. */
  unavailable: {
    subject: '{person} doesn’t have a document now',
    heading: 'A document is not to be had now',
    before: ['{person} says that they don’t have this now. They can still send it later.'],
    facts: [
      { name: 'Document', value: '{title}', isMain: true },
      { name: 'Write to', value: '{email}' },
    ],
    button: 'See the documents',
    reason: 'You get this email because you asked for this document.',
  },
  request: {
    subject: '{officerName} asks for documents',
    heading: 'Send your documents',
    before: ['Hello {firstName}, {officerName} needs {documents, plural, one {a document} other {some documents}} from you.'],
    facts: [
      { name: 'Loan officer', value: '{officer}', isMain: true },
      { name: 'Needed', value: '{titles}' },
      { name: 'By', value: '{dueDay}' },
      { name: 'Link works through', value: '{lastDay}' },
    ],
    button: 'Send your documents',
    reason: 'You get this email because {officerName} asked you for documents.',
  },
  sentBack: {
    subject: 'We need one of your documents again',
    heading: 'We need one of your documents again',
    before: ['Hello {firstName}, {officerName} looked at what you sent and can’t use it. Please send it again.'],
    facts: [
      { name: 'Document', value: '{title}', isMain: true },
      { name: 'Why', value: '{why}' },
      { name: 'Loan officer', value: '{officer}' },
      { name: 'Link works through', value: '{lastDay}' },
    ],
    button: 'Send it again',
    reason: 'You get this email because you sent documents to {officerName}.',
  },
} satisfies MailTable;

/** The documents that were sent are listed between the second and the third. */
export const senderCopyLabels = {
  number: 'Number',
  received: 'Received',
  officer: 'Loan officer',
  writeTo: 'Write to',
};

/** Below the button of a request whose link opens without signing in. */
export const openLinkWarning =
  'Anyone who has this link can see what is asked and send files. Nobody can open what you sent with it.';
