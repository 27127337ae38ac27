/** Emails the links of shared scenarios. */
import type { OutgoingMail } from '../../base/mailer.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import type { Letterhead } from '../../base/settings/letterhead.ts';
import { mailLinks } from '../../lender/links/mailLinks.ts';
import { writeMail } from '../../lender/mail/writeMail.ts';
import { formatOfficer } from '../../lender/officers/officers.ts';
import type { LoanOfficerTable } from '../../lender/officers/tables.ts';
import { formatDay } from '../../lender/format.ts';
import { summaryPath, summaryToken } from './sharedScenarios.ts';
import type { LoanSummaryTable } from './tables.ts';

export async function mailSummaryLinks(sandbox: Sandbox): Promise<void> {
  const { database, letterhead } = sandbox;
  await mailLinks(sandbox, {
    purpose: 'summary',
    rows: await database.selectFrom('loan_summary').selectAll().orderBy('prepared_on').orderBy('summary_identifier').execute(),
    sentOn: ({ prepared_on }) => prepared_on,
    write: async (summary, { officer, lastDay, portal }) =>
      summaryMail({ summary, officer, lastDay, url: portal + summaryPath(await summaryToken(sandbox, summary)) }, letterhead),
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

function summaryMail({ summary, officer, lastDay, url }: SummaryMailContent, letterhead: Letterhead): OutgoingMail {
  const name = `${officer.first_name} ${officer.last_name}`;
  return writeMail(letterhead, {
    to: summary.email,
    subject: `Loan choices from ${name}`,
    heading: 'Compare your loan choices',
    before: [
      `Hello ${summary.first_name}, ${name} worked out ${summary.worked_out.scenarios.length} ways to borrow and shared them with you. You need no account to see them.`,
    ],
    facts: [
      { name: 'Loan officer', value: formatOfficer(officer), isMain: true },
      { name: 'Write to', value: officer.email },
      { name: 'Prepared on', value: formatDay(summary.prepared_on) },
      { name: 'Link works through', value: formatDay(lastDay) },
    ],
    link: { what: 'See your choices', url },
    after: [
      'The amounts are an estimate, not a commitment to lend.',
      'Anyone who has this link can open the page. Your name and address are not on it.',
    ],
    reason: `You get this email because ${name} shared loan choices with you.`,
  });
}
