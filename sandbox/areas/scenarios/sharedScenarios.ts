/** Reads shared scenarios by their encrypted link. The response contains nothing about the person they were made for. */
import type { SharedScenarios } from '#contract/borrower/scenarios.ts';
import { Refusal } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { openLink, createLinkToken } from '../../lender/mail/encryptedLinks.ts';
import { toLoanOfficer } from '../../lender/officers/officers.ts';
import type { LoanSummaryTable } from './tables.ts';

/** @throws Refusal 404, the same for every invalid link */
export async function readSharedScenarios(sandbox: Pick<Sandbox, 'database' | 'clock'>, token: string): Promise<SharedScenarios> {
  const opened = await openLink(sandbox, token, { purpose: 'summary' }, ({ contact, subject, officer }) =>
    sandbox.database
      .selectFrom('loan_summary')
      .innerJoin('loan_officer', 'user_identifier', 'officer_identifier')
      .selectAll('loan_officer')
      .select(['prepared_on', 'worked_out'])
      .where('summary_identifier', '=', subject)
      .where('contact_identifier', '=', contact)
      .where('officer_identifier', '=', officer)
      .executeTakeFirst(),
  );
  if (opened === null) {
    throw new Refusal(404, 'This link does not lead to loan scenarios, or it has expired. Ask your loan officer for a new link.');
  }
  const { content, found } = opened;
  return { officer: toLoanOfficer(found), preparedAt: found.prepared_on, expiresAt: content.lastDay, ...found.worked_out };
}

/** The token of a summary is the same each time. */
export const summaryToken = (
  sandbox: Pick<Sandbox, 'database' | 'limits'>,
  summary: Pick<LoanSummaryTable, 'summary_identifier' | 'contact_identifier' | 'officer_identifier' | 'prepared_on'>,
): Promise<string> =>
  createLinkToken(sandbox, 'summary', {
    contact: summary.contact_identifier,
    subject: summary.summary_identifier,
    officer: summary.officer_identifier,
    sentOn: summary.prepared_on,
  });

export const SUMMARIES_PATH = '/public-pages/loan-summaries';
export const summaryPath = (token: string): string => `${SUMMARIES_PATH}/${token}`;
export const summaryAlternativePath = (token: string): string => `/loan-summaries/loan-summary?id=${token}`;
