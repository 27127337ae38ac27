/** The mails about an income check. They never contain an amount or any other value from a paystub. */
import type { OutgoingMail } from '../../../base/mailer.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { writeMail } from '../../../lender/mail/writeMail.ts';
import { formatOfficer } from '../../../lender/officers/officers.ts';
import type { LoanOfficerTable } from '../../../lender/officers/tables.ts';
import { formatDay, formatInstant } from '../../../lender/format.ts';
import { fillMessage } from '../../../lender/texts/fillMessage.ts';
import { incomeCheckFailed, incomeMails, invitedByBorrower } from '../../../lender/texts/mails/income.ts';
import type { IncomeRequestTable } from './tables.ts';

interface LinkMail {
  request: Pick<IncomeRequestTable, 'first_name' | 'email'>;
  officer: LoanOfficerTable;
  url: string;
  lastDay: string;
  /** First name of the other borrower on the application, when that borrower sent the invitation. */
  invitedBy: string | undefined;
}

export const incomeLinkMail = ({ letterhead }: Sandbox, { request, officer, url, lastDay, invitedBy }: LinkMail): OutgoingMail =>
  writeMail(letterhead, {
    to: request.email,
    words: invitedBy === undefined ? incomeMails.link : { ...incomeMails.link, before: [invitedByBorrower] },
    values: {
      firstName: request.first_name,
      invitedBy: invitedBy ?? null,
      officerName: `${officer.first_name} ${officer.last_name}`,
      officer: formatOfficer(officer),
      officerEmail: officer.email,
      lastDay: formatDay(lastDay),
    },
    url,
  });

interface OfficerMail {
  request: Pick<IncomeRequestTable, 'first_name' | 'last_name' | 'email'>;
  officer: LoanOfficerTable;
}

const consoleUrl = ({ settings }: Sandbox): string => `${settings.origin}/sandbox/income`;

const nameOf = ({ first_name, last_name }: OfficerMail['request']): string => `${first_name} ${last_name}`;

/** Text for the officer about a failed check; the borrower is shown the same text. */
export const failureText = (request: OfficerMail['request']): string =>
  fillMessage(incomeCheckFailed, { borrower: nameOf(request) });

export const failureMail = (sandbox: Sandbox, { request, officer }: OfficerMail): OutgoingMail =>
  writeMail(sandbox.letterhead, {
    to: officer.email,
    words: incomeMails.failed,
    values: { borrower: nameOf(request), email: request.email },
    url: consoleUrl(sandbox),
  });

interface BorrowerSubmission {
  request: Pick<IncomeRequestTable, 'first_name' | 'email'>;
  officer: LoanOfficerTable;
  sent: { requestId: string; consentedAt: Date; sentAt: Date; papers: number };
  url: string;
  lastDay: string;
}

/** Mail to the borrower: a copy of the consent and a description of what was sent, without any values. */
export const borrowerSubmissionMail = (
  { letterhead }: Sandbox,
  { request, officer, sent, url, lastDay }: BorrowerSubmission,
): OutgoingMail =>
  writeMail(letterhead, {
    to: request.email,
    words: incomeMails.submitted,
    values: {
      firstName: request.first_name,
      requestNumber: sent.requestId,
      papers: sent.papers,
      brand: letterhead.brand,
      agreedAt: formatInstant(sent.consentedAt),
      sentAt: formatInstant(sent.sentAt),
      officer: formatOfficer(officer),
      lastDay: formatDay(lastDay),
    },
    url,
  });

interface OfficerSubmission extends OfficerMail {
  papers: number;
  edited: number;
}

export const officerSubmissionMail = (sandbox: Sandbox, { request, officer, papers, edited }: OfficerSubmission): OutgoingMail =>
  writeMail(sandbox.letterhead, {
    to: officer.email,
    words: incomeMails.complete,
    values: { borrower: nameOf(request), email: request.email, papers, edited },
    url: consoleUrl(sandbox),
  });
