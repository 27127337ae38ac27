/** Emails the links of shared scenarios. */
import type { OutgoingMail } from '../../base/mailer.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import type { Letterhead } from '../../base/settings/letterhead.ts';
import { mailLinks } from '../../lender/mail/mailLinks.ts';
import { writeMail } from '../../lender/mail/writeMail.ts';
import { formatOfficer } from '../../lender/officers/officers.ts';
import type { LoanOfficerTable } from '../../lender/officers/tables.ts';
import { formatDay } from '../../lender/format.ts';
import { summaryMail } from '../../lender/texts/mails/scenarios.ts';
import { summaryPath, summaryToken } from './sharedScenarios.ts';
import type { LoanSummaryTable } from './tables.ts';

export async function mailSummaryLinks(sandbox: Sandbox): Promise<void> {
  const { database, letterhead } = sandbox;
  await mailLinks(sandbox, {
    purpose: 'summary',
    rows: await database.selectFrom('loan_summary').selectAll().orderBy('prepared_on').orderBy('summary_identifier').execute(),
    sentOn: ({ prepared_on }) => prepared_on,
    write: async (summary, { officer, lastDay, portal }) =>
      writeSummaryMail(
        { summary, officer, lastDay, url: portal + summaryPath(await summaryToken(sandbox, summary)) },
        letterhead,
      ),
    markMailed: ({ summary_identifier }, portal, transaction) =>
      transaction
        .updateTable('loan_summary')
        .set({ mailed_for: portal })
        .where('summary_identifier', '=', summary_identifier)
        .execute(),
  });
}

interface SummaryMailContent {
  summary: LoanSummaryTable;
  officer: LoanOfficerTable;
  /** The last day on which the link works. */
  lastDay: string;
  url: string;
}

const writeSummaryMail = ({ summary, officer, lastDay, url }: SummaryMailContent, letterhead: Letterhead): OutgoingMail =>
  writeMail(letterhead, {
    to: summary.email,
    words: summaryMail,
    values: {
      firstName: summary.first_name,
      scenarios: summary.worked_out.scenarios.length,
      officerName: `${officer.first_name} ${officer.last_name}`,
      officer: formatOfficer(officer),
      officerEmail: officer.email,
      preparedDay: formatDay(summary.prepared_on),
      lastDay: formatDay(lastDay),
    },
    url,
  });
