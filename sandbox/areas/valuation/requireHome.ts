/** Finds the home that a request is about: that of a mailed link, or of a loan on the user's list. Anybody else learns nothing. */
import type { FastifyRequest } from 'fastify';

import type { WhichHome } from '#contract/borrower/valuation.ts';
import { Refusal } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { openLink } from '../../lender/mail/encryptedLinks.ts';
import { findLoan } from '../../lender/loans/listedLoans.ts';
import type { LoanTable } from '../../lender/loans/tables.ts';
import type { LoanOfficerTable } from '../../lender/officers/tables.ts';
import { requireCaller } from '../../lender/session/caller.ts';
import { REPORT_PATH } from './shareLinks.ts';

export interface ReportedHome {
  loan: LoanTable;
  officer: LoanOfficerTable | null;
  /** The person reading the report, who also gets copies of their questions. */
  reader: { name: string; email: string };
  reportPath: string;
  /** The last day on which the link works; null for a signed-in user. */
  lastDay: string | null;
}

/** @throws Refusal 401 without a session; 404 for every invalid link alike, and for a loan that is not on the user's list */
export async function requireHome(sandbox: Sandbox, request: FastifyRequest, which: WhichHome): Promise<ReportedHome> {
  return 'contactId' in which ? homeOfLink(sandbox, which.contactId) : homeOfOwnLoan(sandbox, request, which.loanIdentifier);
}

async function homeOfOwnLoan(sandbox: Sandbox, request: FastifyRequest, loanIdentifier: string): Promise<ReportedHome> {
  const { borrowerId, firstName, lastName, email } = await requireCaller(sandbox, request);
  const owned = await findLoan(sandbox.database, borrowerId, { loanIdentifier });
  if (owned === null) throw new Refusal(404, 'We could not find this home. The loan is not on your list.');
  return {
    loan: owned.loan,
    officer: owned.officer,
    reader: { name: `${firstName} ${lastName}`, email },
    reportPath: `/home-valuation-report?loan=${encodeURIComponent(loanIdentifier)}`,
    lastDay: null,
  };
}

async function homeOfLink(sandbox: Sandbox, token: string): Promise<ReportedHome> {
  const { database } = sandbox;
  const opened = await openLink(sandbox, token, { purpose: 'valuation' }, async ({ contact, subject, officer }) => {
    const share = await database
      .selectFrom('valuation_share')
      .select(['first_name', 'email', 'loan_identifier', 'officer_identifier'])
      .where('share_identifier', '=', subject)
      .where('contact_identifier', '=', contact)
      .where('officer_identifier', '=', officer)
      .executeTakeFirst();
    // Queries run even when there is no share, with ids that do not exist, so that the response time reveals nothing.
    const [loan, sender] = await Promise.all([
      database
        .selectFrom('loan')
        .selectAll()
        .where('loan_identifier', '=', share?.loan_identifier ?? subject)
        .executeTakeFirst(),
      database
        .selectFrom('loan_officer')
        .selectAll()
        .where('user_identifier', '=', share?.officer_identifier ?? subject)
        .executeTakeFirst(),
    ]);
    return share && loan && { share, loan, officer: sender ?? null };
  });
  if (opened === null) {
    throw new Refusal(404, 'This link does not lead to a home’s value, or it has expired. Ask your loan officer for a new link.');
  }
  const { share, loan, officer } = opened.found;
  return {
    loan,
    officer,
    reader: { name: share.first_name, email: share.email },
    reportPath: `${REPORT_PATH}/${token}`,
    lastDay: opened.content.lastDay,
  };
}
