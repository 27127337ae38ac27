import type { Transaction } from 'kysely';

import { lenderDay } from '../../../base/clock/clock.ts';
import type { Database } from '../../../base/db/database.ts';
import { Refusal } from '../../../base/http/errors.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { linkLastDay, openLink, createLinkToken } from '../../../lender/mail/encryptedLinks.ts';
import { incomeLinkMail } from './incomeMails.ts';
import type { IncomeRequestTable } from './tables.ts';

/** The same refusal for an unknown, altered, expired or wrong-purpose link, so that it reveals nothing. */
const linkNotFoundRefusal = (): Refusal =>
  new Refusal(404, 'This link does not lead to an income check, or it has expired. Ask your loan officer for a new link.');

/** Returns the request that a token belongs to, and the last day on which the link works. @throws Refusal 404 */
export async function openIncomeLink(
  { database, clock }: Pick<Sandbox, 'database' | 'clock'>,
  token: string,
): Promise<{ request: IncomeRequestTable; lastDay: string }> {
  const opened = await openLink({ database, clock }, token, { purpose: 'income' }, ({ subject, contact, officer }) =>
    database
      .selectFrom('income_request')
      .selectAll()
      .where('request_identifier', '=', subject)
      .where('contact_identifier', '=', contact)
      .where('officer_identifier', '=', officer)
      .executeTakeFirst(),
  );
  if (opened === null) throw linkNotFoundRefusal();
  return { request: opened.found, lastDay: opened.content.lastDay };
}

type LinkedRequest = Pick<IncomeRequestTable, 'request_identifier' | 'contact_identifier' | 'officer_identifier' | 'asked_at'>;

export async function linkPath(sandbox: Pick<Sandbox, 'database' | 'limits'>, request: LinkedRequest): Promise<string> {
  const token = await createLinkToken(sandbox, 'income', {
    contact: request.contact_identifier,
    subject: request.request_identifier,
    officer: request.officer_identifier,
    sentOn: lenderDay(request.asked_at),
  });
  return `/income-verification-documents-request/${token}/verify-information`;
}

const lastDayOfLink = ({ limits }: Pick<Sandbox, 'limits'>, { asked_at }: Pick<LinkedRequest, 'asked_at'>): string =>
  linkLastDay(limits, 'income', lenderDay(asked_at));

export const incomeLinkForMail = async (sandbox: Sandbox, request: LinkedRequest): Promise<{ url: string; lastDay: string }> => ({
  url: sandbox.settings.portalOrigins[0] + (await linkPath(sandbox, request)),
  lastDay: lastDayOfLink(sandbox, request),
});

/**
 * Mails a request's link and stores that it was mailed, in one transaction. @param invitedBy first name of the borrower who invited this
 * one
 */
export async function mailLink(
  sandbox: Sandbox,
  transaction: Transaction<Database>,
  request: IncomeRequestTable,
  invitedBy?: string,
): Promise<void> {
  const { settings, mailer } = sandbox;
  const portal = settings.portalOrigins[0];
  const officer = await loadOfficer(transaction, request);
  const link = await incomeLinkForMail({ ...sandbox, database: transaction }, request);
  await mailer.send(incomeLinkMail(sandbox, { request, officer, ...link, invitedBy }), transaction);
  await transaction
    .updateTable('income_request')
    .set({ mailed_for: portal })
    .where('request_identifier', '=', request.request_identifier)
    .execute();
}

/** Mails every link that was not mailed yet and has not expired. Links are mailed again when the portal's origin has changed. */
export async function mailIncomeLinks(sandbox: Sandbox): Promise<void> {
  const { database, settings, clock } = sandbox;
  const requests = await database
    .selectFrom('income_request')
    .selectAll()
    .where('closed_at', 'is', null)
    .where((where) => where.or([where('mailed_for', 'is', null), where('mailed_for', '<>', settings.portalOrigins[0])]))
    .orderBy('asked_at')
    .execute();
  for (const request of requests) {
    if (clock.today() > lastDayOfLink(sandbox, request)) continue;
    await database.transaction().execute((transaction) => mailLink(sandbox, transaction, request));
  }
}

export const loadOfficer = (
  database: Transaction<Database> | Sandbox['database'],
  { officer_identifier }: Pick<IncomeRequestTable, 'officer_identifier'>,
) => database.selectFrom('loan_officer').selectAll().where('user_identifier', '=', officer_identifier).executeTakeFirstOrThrow();
