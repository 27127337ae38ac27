/** The mails about an income check. They never contain an amount or any other value from a paystub. */
import type { MailLink, OutgoingMail } from '../../../base/mailer.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { writeMail } from '../../../lender/mail/writeMail.ts';
import { formatOfficer } from '../../../lender/officers/officers.ts';
import type { LoanOfficerTable } from '../../../lender/officers/tables.ts';
import { formatDay, formatInstant } from '../../../lender/format.ts';
import type { IncomeRequestTable } from './tables.ts';

interface LinkMail {
  request: Pick<IncomeRequestTable, 'first_name' | 'email'>;
  officer: LoanOfficerTable;
  url: string;
  lastDay: string;
  /** First name of the other borrower on the application, when that borrower sent the invitation. */
  invitedBy: string | undefined;
}

export function incomeLinkMail({ letterhead }: Sandbox, { request, officer, url, lastDay, invitedBy }: LinkMail): OutgoingMail {
  const name = `${officer.first_name} ${officer.last_name}`;
  const why =
    invitedBy === undefined
      ? `${name} needs to see what you earn. Have your 2 most recent paystubs ready, as PDFs or photos.`
      : `${invitedBy} applies for a loan together with you, so ${name} needs to see what you earn, too. Your papers stay apart: neither of you sees the other’s.`;
  return writeMail(letterhead, {
    to: request.email,
    subject: `${name} asks for your paystubs`,
    heading: `${name} asks for your paystubs`,
    before: [`Hello ${request.first_name}, ${why}`],
    facts: [
      { name: 'Loan officer', value: formatOfficer(officer), isMain: true },
      { name: 'Write to', value: officer.email },
      { name: 'Link works through', value: formatDay(lastDay) },
    ],
    link: { what: 'Send your paystubs', url },
    after: ['The page first asks for your last name and ZIP code. Nobody sees what you send without them.'],
    reason: `You get this email because ${name} asked you for paystubs.`,
  });
}

interface OfficerMail {
  request: Pick<IncomeRequestTable, 'first_name' | 'last_name' | 'email'>;
  officer: LoanOfficerTable;
}

const consoleLink = ({ settings }: Sandbox): MailLink => ({
  what: 'See the income checks',
  url: `${settings.origin}/sandbox/income`,
});

/** Text for the officer about a failed check; the borrower is shown the same text. */
export const failureText = ({ first_name, last_name }: OfficerMail['request']): string =>
  `The automated check of ${first_name} ${last_name}’s income did not go through. Nothing was decided. Please look at the paystubs.`;

export const failureMail = (sandbox: Sandbox, { request, officer }: OfficerMail): OutgoingMail =>
  writeMail(sandbox.letterhead, {
    to: officer.email,
    subject: `Income check of ${request.first_name} ${request.last_name} did not go through`,
    heading: 'An income check did not go through',
    before: [failureText(request)],
    facts: [
      { name: 'Borrower', value: `${request.first_name} ${request.last_name}`, isMain: true },
      { name: 'Write to', value: request.email },
    ],
    link: consoleLink(sandbox),
    reason: 'You get this email because you asked for these paystubs. We send it once.',
  });

interface BorrowerSubmission {
  request: Pick<IncomeRequestTable, 'first_name' | 'email'>;
  officer: LoanOfficerTable;
  sent: { requestId: string; consentedAt: Date; sentAt: Date; papers: number };
  url: string;
  lastDay: string;
}

/** What the agency receives, in the wording of the borrower's consent. */
const DATA_SENT_TO_AGENCY = 'Your name, your employer, your monthly income, and the amounts and days of your pay periods';

/** Mail to the borrower: a copy of the consent and a description of what was sent, without any values. */
export const borrowerSubmissionMail = (
  { letterhead }: Sandbox,
  { request, officer, sent, url, lastDay }: BorrowerSubmission,
): OutgoingMail =>
  writeMail(letterhead, {
    to: request.email,
    subject: `We sent your income to Freddie Mac: ${sent.requestId}`,
    heading: 'Your income check was sent',
    before: [`Hello ${request.first_name}, this is your copy of what you agreed to. It is not an approval or a loan decision.`],
    facts: [
      { name: 'Request number', value: sent.requestId, isMain: true },
      { name: 'To', value: 'Freddie Mac' },
      { name: 'Sent', value: DATA_SENT_TO_AGENCY },
      { name: 'Not sent', value: `Your paystubs, ${pluralize(sent.papers, 'file')}. They stay with ${letterhead.brand}.` },
      { name: 'You agreed', value: formatInstant(sent.consentedAt) },
      { name: 'Sent on', value: formatInstant(sent.sentAt) },
      { name: 'Loan officer', value: formatOfficer(officer) },
      { name: 'Link works through', value: formatDay(lastDay) },
    ],
    link: { what: 'See what was sent', url },
    after: ['If you did not agree to this, call us right away.'],
    reason: 'You get this email because you agreed that we send your income to Freddie Mac.',
  });

interface OfficerSubmission extends OfficerMail {
  papers: number;
  edited: number;
}

const pluralize = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

export const officerSubmissionMail = (sandbox: Sandbox, { request, officer, papers, edited }: OfficerSubmission): OutgoingMail =>
  writeMail(sandbox.letterhead, {
    to: officer.email,
    subject: `Income papers are in from ${request.first_name} ${request.last_name}`,
    heading: 'The income papers are in',
    before: ['The check went through, and the request went to the agency with the borrower’s consent.'],
    facts: [
      { name: 'Borrower', value: `${request.first_name} ${request.last_name}`, isMain: true },
      { name: 'Papers', value: pluralize(papers, 'paper') },
      { name: 'Changed by the borrower', value: edited === 0 ? 'Nothing' : pluralize(edited, 'value') },
      { name: 'Write to', value: request.email },
    ],
    link: consoleLink(sandbox),
    reason: 'You get this email because you asked for these paystubs. We send it once.',
  });
