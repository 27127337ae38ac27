/** Emails the links that loan officers sent, once per link and portal origin. */
import type { Transaction } from 'kysely';

import type { Database } from '../../base/db/database.ts';
import type { OutgoingMail } from '../../base/mailer.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import type { LoanOfficerTable } from '../officers/tables.ts';
import { linkLastDay } from './encryptedLinks.ts';
import type { LinkPurpose } from './linkEncryption.ts';

/** Columns that every table of sent links has. */
interface SentLinkColumns {
  officer_identifier: string;
  /** Origin of the portal that the mailed link opens; null until the mail is sent. */
  mailed_for: string | null;
}

interface LinksToMail<Row extends SentLinkColumns> {
  purpose: LinkPurpose;
  /** All rows, in the order in which they are mailed. */
  rows: readonly Row[];
  /** The day from which the link's lifetime is counted. */
  sentOn: (row: Row) => string;
  /** Whether the person may be mailed; everybody may if this is left out. */
  isAllowed?: (row: Row) => Promise<boolean>;
  /** Writes the mail. @param lastDay the last day on which the link works @param portal origin of the portal */
  write: (row: Row, about: { officer: LoanOfficerTable; lastDay: string; portal: string }) => Promise<OutgoingMail>;
  markMailed: (row: Row, portal: string, transaction: Transaction<Database>) => Promise<unknown>;
}

/**
 * Mails every valid link that has not been sent yet. When the portal has moved to another origin, links are sent again, because the old
 * ones are dead. The mail and its mark are committed together, so what a crash prevented is sent at the next start.
 */
export async function mailLinks<Row extends SentLinkColumns>(
  { database, mailer, settings, limits, clock }: Sandbox,
  { purpose, rows, sentOn, isAllowed, write, markMailed }: LinksToMail<Row>,
): Promise<void> {
  const portal = settings.portalOrigins[0];
  for (const row of rows) {
    const lastDay = linkLastDay(limits, purpose, sentOn(row));
    if (row.mailed_for === portal || clock.today() > lastDay || (await isAllowed?.(row)) === false) continue;
    const officer = await database
      .selectFrom('loan_officer')
      .selectAll()
      .where('user_identifier', '=', row.officer_identifier)
      .executeTakeFirstOrThrow();
    const mail = await write(row, { officer, lastDay, portal });
    await database.transaction().execute(async (transaction) => {
      await mailer.send(mail, transaction);
      await markMailed(row, portal, transaction);
    });
  }
}
