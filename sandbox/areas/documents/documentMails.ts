/** Emails about documents. Text typed by strangers appears in them only as a single line. */
import type { OutgoingMail } from '../../base/mailer.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { writeMail } from '../../lender/mail/writeMail.ts';
import { formatOfficer } from '../../lender/officers/officers.ts';
import type { LoanOfficerTable } from '../../lender/officers/tables.ts';
import { formatDay, formatInstant } from '../../lender/format.ts';
import { documentMails, openLinkWarning, senderCopyLabels } from '../../lender/texts/mails/documents.ts';

interface RequestParties {
  officer: LoanOfficerTable;
  /** Full name of the sender. */
  person: string;
  email: string;
}

const documentsPageUrl = ({ settings }: Sandbox): string => `${settings.origin}/sandbox/documents`;

const nameOf = ({ first_name, last_name }: LoanOfficerTable): string => `${first_name} ${last_name}`;

export const documentsCompleteMail = (
  sandbox: Sandbox,
  { officer, person, email, tasks }: RequestParties & { tasks: readonly { title: string; what: string }[] },
): OutgoingMail =>
  writeMail(sandbox.letterhead, {
    to: officer.email,
    words: documentMails.complete,
    values: { person, email },
    facts: tasks.map(({ title, what }) => ({ name: title, value: what })),
    url: documentsPageUrl(sandbox),
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
    words: documentMails.senderCopy,
    values: { firstName, officerName: nameOf(officer), number },
    facts: [
      { name: senderCopyLabels.number, value: number, isMain: true },
      { name: senderCopyLabels.received, value: formatInstant(sentAt) },
      ...tasks.map(({ title, what }) => ({ name: title, value: what })),
      { name: senderCopyLabels.officer, value: formatOfficer(officer) },
      { name: senderCopyLabels.writeTo, value: officer.email },
    ],
    url,
  });

/** Email to the loan officer: the borrower does not have one of the documents now. */
export const documentUnavailableMail = (
  sandbox: Sandbox,
  { officer, person, email, title }: RequestParties & { title: string },
): OutgoingMail =>
  writeMail(sandbox.letterhead, {
    to: officer.email,
    words: documentMails.unavailable,
    values: { person, email, title },
    url: documentsPageUrl(sandbox),
  });

interface ContactMailContent {
  officer: LoanOfficerTable;
  firstName: string;
  email: string;
  url: string;
  /** The last day on which the link works; null when it requires signing in. */
  lastDay: string | null;
}

export const documentRequestMail = (
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
): OutgoingMail =>
  writeMail(letterhead, {
    to: email,
    words: { ...documentMails.request, after: lastDay === null ? [] : [openLinkWarning] },
    values: {
      firstName,
      officerName: nameOf(officer),
      officer: formatOfficer(officer),
      documents: titles.length,
      titles: titles.join('; '),
      dueDay: dueDate && formatDay(dueDate),
      lastDay: lastDay && formatDay(lastDay),
    },
    url,
  });

export const documentSentBackMail = (
  { letterhead }: Sandbox,
  { officer, firstName, email, url, lastDay, title, reason }: ContactMailContent & { title: string; reason: string },
): OutgoingMail =>
  writeMail(letterhead, {
    to: email,
    words: documentMails.sentBack,
    values: {
      firstName,
      officerName: nameOf(officer),
      officer: formatOfficer(officer),
      title,
      why: reason,
      lastDay: lastDay && formatDay(lastDay),
    },
    url,
  });
