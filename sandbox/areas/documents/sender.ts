/** Identifies who views or sends documents: the signed-in user, or the holder of a mailed link. */
import type { FastifyRequest } from 'fastify';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';

import type { LinkContact } from '#contract/borrower/docuSafe.ts';
import type { Database } from '../../base/db/database.ts';
import { Refusal } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { NIL_UUID } from '../../base/wire/formats.ts';
import type { LinkPurpose } from '../../lender/mail/linkEncryption.ts';
import { openLink } from '../../lender/mail/encryptedLinks.ts';
import { toLoanOfficer } from '../../lender/officers/officers.ts';
import type { LoanOfficerTable } from '../../lender/officers/tables.ts';
import { requireCaller } from '../../lender/session/caller.ts';
import type { DocumentRequestTable } from './tables.ts';

export const LINK_PURPOSE_BY_REQUEST_KIND = {
  followUp: 'documents',
  preApproval: 'preApproval',
  sending: 'sending',
} as const satisfies Record<DocumentRequestTable['kind'], LinkPurpose>;

export interface Sender {
  /** Owner of the documents: the account's id, or the contact's id if there is no account. */
  owner: string;
  /** Id of the only request that a mailed link gives access to; null for a signed-in user, who sees all of their requests. */
  onlyRequest: string | null;
}

/**
 * The same error for every invalid link (unknown, altered, expired, for another purpose or officer) and for an email address that is not
 * an officer's, so that it reveals nothing.
 */
export const linkNotFound = (): Refusal =>
  new Refusal(404, 'This link does not lead to a document request, or it has expired. Ask your loan officer for a new link.');

/** Identifies the sender. @param token token of a mailed link; empty for the signed-in user @throws Refusal 401 or 404 */
export async function identifySender(sandbox: Sandbox, request: FastifyRequest, token: string): Promise<Sender> {
  if (token === '') return { owner: (await requireCaller(sandbox, request)).borrowerId, onlyRequest: null };
  const opened = await openRequestLink(sandbox, token, { purpose: Object.values(LINK_PURPOSE_BY_REQUEST_KIND) });
  if (opened === null) throw linkNotFound();
  const { request_identifier, contact_identifier, borrower_id } = opened.found;
  return { owner: borrower_id ?? contact_identifier, onlyRequest: request_identifier };
}

/** Returns the loan officer who sent a mailed link. @throws Refusal 404 */
export async function findLinkOfficer(sandbox: Sandbox, officerEmail: string, token: string): Promise<LinkContact> {
  const officer = await findOfficerByEmail(sandbox, officerEmail);
  const opened = await openRequestLink(sandbox, token, {
    purpose: [LINK_PURPOSE_BY_REQUEST_KIND.followUp, LINK_PURPOSE_BY_REQUEST_KIND.preApproval],
    officer: officer?.user_identifier ?? NIL_UUID,
  });
  if (opened === null || officer === undefined || opened.found.kind === 'sending') throw linkNotFound();
  return { officer: toLoanOfficer(officer), kind: opened.found.kind, expiresOn: opened.content.lastDay };
}

const openRequestLink = ({ database, clock }: Sandbox, token: string, wanted: Parameters<typeof openLink>[2]) =>
  openLink({ database, clock }, token, wanted, ({ subject, contact, officer }) =>
    database
      .selectFrom('document_request as request')
      .innerJoin('document_contact as contact', 'contact.contact_identifier', 'request.contact_identifier')
      .select(['request.request_identifier', 'request.kind', 'contact.contact_identifier', 'contact.borrower_id'])
      .where('request.request_identifier', '=', subject)
      .where('request.contact_identifier', '=', contact)
      .where('request.officer_identifier', '=', officer)
      .executeTakeFirst(),
  );

/** Finds a loan officer by email address, ignoring case. */
export const findOfficerByEmail = (
  { database }: Pick<Sandbox, 'database'>,
  email: string,
): Promise<LoanOfficerTable | undefined> =>
  database.selectFrom('loan_officer').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();

type RequestQueryTables = Database & { request: DocumentRequestTable };

/** Condition that a request belongs to the sender. All queries use it, so that ownership is decided in one place. */
export const belongsToSender =
  ({ owner, onlyRequest }: Sender) =>
  (where: ExpressionBuilder<RequestQueryTables, 'request'>): ExpressionWrapper<RequestQueryTables, 'request', SqlBool> =>
    onlyRequest !== null
      ? where('request.request_identifier', '=', onlyRequest)
      : where(
          'request.contact_identifier',
          'in',
          where
            .selectFrom('document_contact')
            .select('document_contact.contact_identifier')
            .where('document_contact.borrower_id', '=', owner),
        );
