/**
 * All database migrations in order, built from the steps in each module's `tables.ts`. Migrations must not be renamed, because databases
 * record the names of those they have run.
 */
import type { Migration } from 'kysely';

import { createAnalyticsEventTable } from '../areas/analytics/tables.ts';
import { createDocumentRequestTables } from '../areas/documents/tables.ts';
import { createAgencyRequests } from '../areas/income/agency/tables.ts';
import { createAimChecks } from '../areas/income/check/tables.ts';
import { createIncomeRequests } from '../areas/income/link/tables.ts';
import {
  addDocumentVersion,
  createIncomePapers,
  addLastChangeHash,
  allowUnsureDocuments,
} from '../areas/income/documents/tables.ts';
import { createMailedLinks, createProviderRecords, createSignUps } from '../areas/identity/accounts/tables.ts';
import { createPayments, addNextPaymentColumns, allowGuestPayments } from '../areas/payment/records/tables.ts';
import { createFees } from '../areas/payment/fees/tables.ts';
import { createGateway } from '../areas/payment/gateway/tables.ts';
import { createTickets } from '../areas/payment/guests/tables.ts';
import { createFundingAccounts, markClosedAccounts, allowGuestFundingAccounts } from '../areas/payment/methods/tables.ts';
import { createRateAlertTable, indexAlertsByLoan, createRateInvitationTable } from '../areas/rateDrop/tables.ts';
import { createLoanSummaryTable } from '../areas/scenarios/tables.ts';
import { createProblemReportTable, addReplyAddressColumn } from '../areas/support/tables.ts';
import { createHomeQuestionTable, createHomeTable, createValuationShareTable } from '../areas/valuation/tables.ts';
import { createSettingTable, type MigrationStep } from '../base/db/database.ts';
import { renameSignUpCountTable, createSignUpCountTable } from '../base/limits/tables.ts';
import { createMailTable, addByPostColumn } from '../base/mailer.ts';
import { createIncomeDocumentTables, mergeDocumentTables } from '../lender/documents/tables.ts';
import { createUsedHumanCheckTable } from '../lender/humanCheck/tables.ts';
import { createBorrowerIdentityTable } from '../lender/identity/tables.ts';
import {
  createLoanTables,
  indexLoanListByLoan,
  addLoanOfficerColumn,
  addDueDayColumn,
  createLoanListTable,
  addNewMailingAddressColumn,
  mergePassThroughColumns,
  createBorrowerTable,
  createLoanNoteTable,
} from '../lender/loans/tables.ts';
import { createLoanOfficerTable } from '../lender/officers/tables.ts';
import { createPrivacyChoiceTable } from '../lender/privacy/tables.ts';
import { createSetRateTable } from '../lender/rates/tables.ts';
import { createEndedSessionTable } from '../lender/session/endedSessions.ts';

const createMigration = (...steps: MigrationStep[]): Migration => ({
  up: async (database) => {
    for (const step of steps) await step(database);
  },
});

export const migrations: Record<string, Migration> = {
  '001_core': createMigration(createSettingTable, createMailTable, createBorrowerTable, createLoanTables),
  '002_identity': createMigration(createProviderRecords),
  '003_payment': createMigration(createFundingAccounts, createPayments, createGateway),
  '004_sign_up': createMigration(createSignUps, createSignUpCountTable),
  '006_guests': createMigration(
    renameSignUpCountTable,
    createBorrowerIdentityTable,
    createTickets,
    createUsedHumanCheckTable,
    createFees,
    allowGuestPayments,
    allowGuestFundingAccounts,
  ),
  '007_closed_accounts': createMigration(markClosedAccounts),
  '008_passed_on': createMigration(mergePassThroughColumns),
  '009_documents': createMigration(createIncomeDocumentTables),
  '010_due_day': createMigration(addDueDayColumn),
  '011_ended_sessions': createMigration(createEndedSessionTable),
  '012_mailed_links': createMigration(createMailedLinks),
  '013_next_payment': createMigration(addNextPaymentColumns),
  '014_officers': createMigration(createLoanOfficerTable, addLoanOfficerColumn),
  '014_summaries': createMigration(createLoanSummaryTable),
  '015_loan_lists': createMigration(createLoanListTable),
  '016_mailing_address': createMigration(addNewMailingAddressColumn, addByPostColumn),
  '017_rate_drop': createMigration(createLoanNoteTable, createSetRateTable, createRateAlertTable, createRateInvitationTable),
  '018_document_requests': createMigration(mergeDocumentTables, createDocumentRequestTables),
  '019_income': createMigration(createIncomeRequests, createIncomePapers, createAimChecks, createAgencyRequests),
  '020_homes': createMigration(createHomeTable),
  '021_home_questions': createMigration(createValuationShareTable, createHomeQuestionTable),
  '022_privacy': createMigration(createPrivacyChoiceTable, createAnalyticsEventTable),
  '023_support': createMigration(createProblemReportTable),
  '024_unsure_papers': createMigration(allowUnsureDocuments),
  '025_answer_address': createMigration(addReplyAddressColumn),
  '026_paper_changes': createMigration(addDocumentVersion),
  '027_last_paper_change': createMigration(addLastChangeHash),
  '028_loan_lookups': createMigration(indexLoanListByLoan, indexAlertsByLoan),
};
