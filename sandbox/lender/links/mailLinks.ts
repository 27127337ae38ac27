/** Mails links that officers sent, each once for the portal that it leads to. */
import type { Transaction } from 'kysely';

import type { Database } from '../../base/db/database.ts';
import type { OutgoingMail } from '../../base/mail/mailer.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import type { LoanOfficerTable } from '../officers/tables.ts';
import { lastDayOf } from './sealedLinks.ts';
import type { LinkPurpose } from './sealing.ts';

/** What a row of sent links has. */
interface SentLink {
  officer_identifier: string;
  /** Origin of the portal that the mailed link leads to; null before the mail went out. */
  mailed_for: string | null;
}

interface LinksToMail<Row extends SentLink> {
  purpose: LinkPurpose;
  /** Every row, in the order in which they are mailed. */
  rows: readonly Row[];
  /** From it the link's life is counted. */
  sentOn: (row: Row) => string;
  /** Whether the person is to be written to; everybody where it is left out. */
  mayMail?: (row: Row) => Promise<boolean>;
  /** @param lastDay on which the link opens @param portal its origin */
  write: (row: Row, about: { officer: LoanOfficerTable; lastDay: string; portal: string }) => Promise<OutgoingMail>;
  mark: (row: Row, portal: string, transaction: Transaction<Database>) => Promise<unknown>;
}

/**
 * Sends every link that has not gone out yet and still opens; again when the portal has moved to another origin, since the old links lead
 * nowhere then. A mail and its mark are kept together: what a crash prevented is sent at the next start.
 */
export async function mailLinks<Row extends SentLink>(
  { database, mailer, settings, limits, clock }: Sandbox,
  { purpose, rows, sentOn, mayMail, write, mark }: LinksToMail<Row>,
): Promise<void> {
  const portal = settings.portalOrigins[0] ?? settings.origin;
  for (const row of rows) {
    const lastDay = lastDayOf(limits, purpose, sentOn(row));
    if (row.mailed_for === portal || clock.today() > lastDay || (await mayMail?.(row)) === false) continue;
    const officer = await database
      .selectFrom('loan_officer')
      .selectAll()
      .where('user_identifier', '=', row.officer_identifier)
      .executeTakeFirstOrThrow();
    const mail = await write(row, { officer, lastDay, portal });
    await database.transaction().execute(async (transaction) => {
      await mailer.send(mail, transaction);
      await mark(row, portal, transaction);
    });
  }
}
