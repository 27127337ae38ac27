/** Emails the links to home valuation reports. */
import type { OutgoingMail } from '../../base/mailer.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import type { Letterhead } from '../../base/settings/letterhead.ts';
import { mailLinks } from '../../lender/mail/mailLinks.ts';
import { createLinkToken } from '../../lender/mail/encryptedLinks.ts';
import { writeMail } from '../../lender/mail/writeMail.ts';
import { formatOfficer } from '../../lender/officers/officers.ts';
import type { LoanOfficerTable } from '../../lender/officers/tables.ts';
import { formatDay } from '../../lender/format.ts';
import { valuationMails } from '../../lender/texts/mails/valuation.ts';
import type { ValuationShareTable } from './tables.ts';

/** Path of report links. Without a token, it is a link that was cut off. */
export const REPORT_PATH = '/public-pages/home-valuation-report';

/** Returns the path of a shared report, the same each time. */
export async function sharedReportPath(
  sandbox: Pick<Sandbox, 'database' | 'limits'>,
  { contact_identifier, share_identifier, officer_identifier, sent_on }: ValuationShareTable,
): Promise<string> {
  const content = { contact: contact_identifier, subject: share_identifier, officer: officer_identifier, sentOn: sent_on };
  return `${REPORT_PATH}/${await createLinkToken(sandbox, 'valuation', content)}`;
}

export async function mailValuationLinks(sandbox: Sandbox): Promise<void> {
  const { database, letterhead } = sandbox;
  await mailLinks(sandbox, {
    purpose: 'valuation',
    rows: await database.selectFrom('valuation_share').selectAll().orderBy('email').execute(),
    sentOn: ({ sent_on }) => sent_on,
    write: async (share, { officer, lastDay, portal }) =>
      shareMail({ share, officer, lastDay, url: portal + (await sharedReportPath(sandbox, share)) }, letterhead),
    markMailed: ({ share_identifier }, portal, transaction) =>
      transaction
        .updateTable('valuation_share')
        .set({ mailed_for: portal })
        .where('share_identifier', '=', share_identifier)
        .execute(),
  });
}

interface ShareMailContent {
  share: ValuationShareTable;
  officer: LoanOfficerTable;
  /** The last day on which the link works. */
  lastDay: string;
  url: string;
}

const shareMail = ({ share, officer, lastDay, url }: ShareMailContent, letterhead: Letterhead): OutgoingMail =>
  writeMail(letterhead, {
    to: share.email,
    words: valuationMails.share,
    values: {
      firstName: share.first_name,
      officerName: `${officer.first_name} ${officer.last_name}`,
      officer: formatOfficer(officer),
      officerEmail: officer.email,
      lastDay: formatDay(lastDay),
    },
    url,
  });
