/** Emails about documents. Text typed by strangers appears in them only as a single line. */
import type { MailLink, OutgoingMail } from '../../base/mailer.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { writeMail } from '../../lender/mail/writeMail.ts';
import { formatOfficer } from '../../lender/officers/officers.ts';
import type { LoanOfficerTable } from '../../lender/officers/tables.ts';
import { formatDay, formatInstant } from '../../lender/format.ts';

interface RequestParties {
  officer: LoanOfficerTable;
  /** Full name of the sender. */
  person: string;
  email: string;
}

const documentsPageLink = ({ settings }: Sandbox): MailLink => ({
  what: 'See the documents',
  url: `${settings.origin}/sandbox/documents`,
});

export const documentsCompleteMail = (
  sandbox: Sandbox,
  { officer, person, email, tasks }: RequestParties & { tasks: readonly { title: string; what: string }[] },
): OutgoingMail =>
  writeMail(sandbox.letterhead, {
    to: officer.email,
    subject: `Documents are in from ${person}`,
    heading: 'The documents are in',
    before: [`${person} (${email}) has sent everything.`],
    facts: tasks.map(({ title, what }) => ({ name: title, value: what })),
    link: documentsPageLink(sandbox),
    reason: 'You get this email because these documents were sent to you. We send it once.',
  });

interface SenderCopyContent extends Omit<RequestParties, 'person'> {
  firstName: string;
  number: string;
  sentAt: Date;
  tasks: readonly { title: string; what: string }[];
  /** URL of the request; null when the sender has no account and no link that opens it. */
  url: string | null;
}

/**
 * Email to the sender: a copy of what was received. It contains no file names, so nobody can use it to send their own text to somebody
 * else's address.
 */
export const senderCopyMail = (
  { letterhead }: Sandbox,
  { officer, firstName, email, number, sentAt, tasks, url }: SenderCopyContent,
): OutgoingMail =>
  writeMail(letterhead, {
    to: email,
    subject: `We have your documents: ${number}`,
    heading: 'We have your documents',
    before: [`Hello ${firstName}, ${officer.first_name} ${officer.last_name} has been told that everything is in.`],
    facts: [
      { name: 'Number', value: number, isMain: true },
      { name: 'Received', value: formatInstant(sentAt) },
      ...tasks.map(({ title, what }) => ({ name: title, value: what })),
      { name: 'Loan officer', value: formatOfficer(officer) },
      { name: 'Write to', value: officer.email },
    ],
    ...(url !== null && { link: { what: 'See what you sent', url } }),
    after: ['If you did not send these documents, call us.'],
    reason: 'You get this email because documents were sent to us with this address.',
  });

/** Email to the loan officer: the borrower does not have one of the documents now. */
export const documentUnavailableMail = (
  sandbox: Sandbox,
  { officer, person, email, title }: RequestParties & { title: string },
): OutgoingMail =>
  writeMail(sandbox.letterhead, {
    to: officer.email,
    subject: `${person} doesn’t have a document now`,
    heading: 'A document is not to be had now',
    before: [`${person} says that they don’t have this now. They can still send it later.`],
    facts: [
      { name: 'Document', value: title, isMain: true },
      { name: 'Write to', value: email },
    ],
    link: documentsPageLink(sandbox),
    reason: 'You get this email because you asked for this document.',
  });

interface ContactMailContent {
  officer: LoanOfficerTable;
  firstName: string;
  email: string;
  url: string;
  /** The last day on which the link works; null when it requires signing in. */
  lastDay: string | null;
}

const linkExpiryFact = (lastDay: string | null) =>
  lastDay === null ? [] : [{ name: 'Link works through', value: formatDay(lastDay) }];

const LINK_WARNING = 'Anyone who has this link can see what is asked and send files. Nobody can open what you sent with it.';

export function documentRequestMail(
  { letterhead }: Sandbox,
  {
    officer,
    firstName,
    email,
    url,
    lastDay,
    titles,
    dueDate,
  }: ContactMailContent & { titles: readonly string[]; dueDate: string | null },
): OutgoingMail {
  const name = `${officer.first_name} ${officer.last_name}`;
  return writeMail(letterhead, {
    to: email,
    subject: `${name} asks for documents`,
    heading: 'Send your documents',
    before: [`Hello ${firstName}, ${name} needs ${titles.length === 1 ? 'a document' : 'some documents'} from you.`],
    facts: [
      { name: 'Loan officer', value: formatOfficer(officer), isMain: true },
      { name: 'Needed', value: titles.join('; ') },
      ...(dueDate === null ? [] : [{ name: 'By', value: formatDay(dueDate) }]),
      ...linkExpiryFact(lastDay),
    ],
    link: { what: 'Send your documents', url },
    after: lastDay === null ? [] : [LINK_WARNING],
    reason: `You get this email because ${name} asked you for documents.`,
  });
}

export function documentSentBackMail(
  { letterhead }: Sandbox,
  { officer, firstName, email, url, lastDay, title, reason }: ContactMailContent & { title: string; reason: string },
): OutgoingMail {
  const name = `${officer.first_name} ${officer.last_name}`;
  return writeMail(letterhead, {
    to: email,
    subject: 'We need one of your documents again',
    heading: 'We need one of your documents again',
    before: [`Hello ${firstName}, ${name} looked at what you sent and can’t use it. Please send it again.`],
    facts: [
      { name: 'Document', value: title, isMain: true },
      { name: 'Why', value: reason },
      { name: 'Loan officer', value: formatOfficer(officer) },
      ...linkExpiryFact(lastDay),
    ],
    link: { what: 'Send it again', url },
    reason: `You get this email because you sent documents to ${name}.`,
  });
}
