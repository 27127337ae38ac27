/**
 * All database migrations in order, built from the steps in each module's `tables.ts`. Migrations must not be renamed, because databases
 * record the names of those they have run.
 */
import type { Migration } from 'kysely';

import { createAnalyticsEvents } from '../areas/analytics/tables.ts';
import { createDocumentRequests } from '../areas/documents/tables.ts';
import { createAgencyRequests } from '../areas/income/agency/tables.ts';
import { createAimChecks } from '../areas/income/check/tables.ts';
import { createIncomeRequests } from '../areas/income/link/tables.ts';
import {
  addDocumentVersion,
  createIncomePapers,
  addLastChangeHash,
  allowUnsureDocuments,
} from '../areas/income/documents/tables.ts';
import { createMailedLinks, createProviderRecords, createSignUps } from '../areas/identity/tables.ts';
import { createPayments, addNextPaymentColumns, allowGuestPayments } from '../areas/payment/records/tables.ts';
import { createFees } from '../areas/payment/fees/tables.ts';
import { createGateway } from '../areas/payment/gateway/tables.ts';
import { createTickets } from '../areas/payment/guests/tables.ts';
import { createFundingAccounts, markClosedAccounts, allowGuestFundingAccounts } from '../areas/payment/methods/tables.ts';
import { createRateInvitations } from '../areas/rateDrop/invitationTables.ts';
import { createRateAlerts, indexAlertsByLoan } from '../areas/rateDrop/tables.ts';
import { createSummaries } from '../areas/scenarios/tables.ts';
import { createProblemReports, addReplyAddress } from '../areas/support/tables.ts';
import { createHomeQuestions, createHomes, createValuationShares } from '../areas/valuation/tables.ts';
import { createSettings, type MigrationStep } from '../base/db/database.ts';
import { renameSignUpCount, createSignUpCount } from '../base/limits/tables.ts';
import { createMail, addByPostColumn } from '../base/mail/tables.ts';
import { createDocuments, mergeDocumentTables } from '../lender/documents/tables.ts';
import { createUsedChecks } from '../lender/humanCheck/tables.ts';
import { createIdentities } from '../lender/identity/tables.ts';
import { createLoanNotes } from '../lender/loans/noteTables.ts';
import {
  createLoans,
  indexLoanListByLoan,
  addLoanOfficers,
  addDueDay,
  createLoanList,
  addNewMailingAddress,
  mergePassThroughColumns,
} from '../lender/loans/tables.ts';
import { createOfficers } from '../lender/officers/tables.ts';
import { createBorrowers } from '../lender/people/tables.ts';
import { createPrivacyChoices } from '../lender/privacy/tables.ts';
import { createSetRates } from '../lender/rates/tables.ts';
import { createEndedSessions } from '../lender/session/endedSessions.ts';

const inOrder = (...steps: MigrationStep[]): Migration => ({
  up: async (database) => {
    for (const step of steps) await step(database);
  },
});

export const migrations: Record<string, Migration> = {
  '001_core': inOrder(createSettings, createMail, createBorrowers, createLoans),
  '002_identity': inOrder(createProviderRecords),
  '003_payment': inOrder(createFundingAccounts, createPayments, createGateway),
  '004_sign_up': inOrder(createSignUps, createSignUpCount),
  '006_guests': inOrder(
    renameSignUpCount,
    createIdentities,
    createTickets,
    createUsedChecks,
    createFees,
    allowGuestPayments,
    allowGuestFundingAccounts,
  ),
  '007_closed_accounts': inOrder(markClosedAccounts),
  '008_passed_on': inOrder(mergePassThroughColumns),
  '009_documents': inOrder(createDocuments),
  '010_due_day': inOrder(addDueDay),
  '011_ended_sessions': inOrder(createEndedSessions),
  '012_mailed_links': inOrder(createMailedLinks),
  '013_next_payment': inOrder(addNextPaymentColumns),
  '014_officers': inOrder(createOfficers, addLoanOfficers),
  '014_summaries': inOrder(createSummaries),
  '015_loan_lists': inOrder(createLoanList),
  '016_mailing_address': inOrder(addNewMailingAddress, addByPostColumn),
  '017_rate_drop': inOrder(createLoanNotes, createSetRates, createRateAlerts, createRateInvitations),
  '018_document_requests': inOrder(mergeDocumentTables, createDocumentRequests),
  '019_income': inOrder(createIncomeRequests, createIncomePapers, createAimChecks, createAgencyRequests),
  '020_homes': inOrder(createHomes),
  '021_home_questions': inOrder(createValuationShares, createHomeQuestions),
  '022_privacy': inOrder(createPrivacyChoices, createAnalyticsEvents),
  '023_support': inOrder(createProblemReports),
  '024_unsure_papers': inOrder(allowUnsureDocuments),
  '025_answer_address': inOrder(addReplyAddress),
  '026_paper_changes': inOrder(addDocumentVersion),
  '027_last_paper_change': inOrder(addLastChangeHash),
  '028_loan_lookups': inOrder(indexLoanListByLoan, indexAlertsByLoan),
};
