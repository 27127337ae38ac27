import { lenderDay } from '../../base/clock/clock.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { linkLastDay, createLinkToken } from '../../lender/mail/encryptedLinks.ts';
import type { LoanOfficerTable } from '../../lender/officers/tables.ts';
import { documentRequestMail } from './documentMails.ts';
import { LINK_PURPOSE_BY_REQUEST_KIND } from './sender.ts';
import type { DocumentRequestTable } from './tables.ts';

type LinkableRequest = Pick<DocumentRequestTable, 'request_identifier' | 'contact_identifier' | 'officer_identifier' | 'kind'>;

/** Creates the token for the link of a request. The link's lifetime begins on `sentOn`. */
export const createRequestLinkToken = (
  sandbox: Pick<Sandbox, 'database' | 'limits'>,
  request: LinkableRequest,
  sentOn: string,
): Promise<string> =>
  createLinkToken(sandbox, LINK_PURPOSE_BY_REQUEST_KIND[request.kind], {
    contact: request.contact_identifier,
    subject: request.request_identifier,
    officer: request.officer_identifier,
    sentOn,
  });

const PAGE_BY_REQUEST_KIND = { followUp: 'document-requests', preApproval: 'pre-approval-documents-request' } as const;

export async function requestLinkPath(
  sandbox: Pick<Sandbox, 'database' | 'limits'>,
  request: LinkableRequest & { kind: keyof typeof PAGE_BY_REQUEST_KIND },
  officer: Pick<LoanOfficerTable, 'email'>,
  sentOn: string,
): Promise<string> {
  const token = await createRequestLinkToken(sandbox, request, sentOn);
  return `/public-pages/${PAGE_BY_REQUEST_KIND[request.kind]}/${encodeURIComponent(officer.email)}/${token}`;
}

/**
 * Returns the URL where the person can upload: behind sign-in for people with an account, otherwise a link whose lifetime begins on
 * `sentOn`.
 */
export async function uploadLink(
  sandbox: Sandbox,
  request: LinkableRequest & { borrower_id: string | null },
  officer: Pick<LoanOfficerTable, 'email'>,
  sentOn: string,
): Promise<{ url: string; lastDay: string | null }> {
  const portal = sandbox.settings.portalOrigins[0];
  const { kind } = request;
  if (request.borrower_id !== null || kind === 'sending') return { url: `${portal}/document-requests`, lastDay: null };
  return {
    url: portal + (await requestLinkPath(sandbox, { ...request, kind }, officer, sentOn)),
    lastDay: linkLastDay(sandbox.limits, LINK_PURPOSE_BY_REQUEST_KIND[kind], sentOn),
  };
}

/**
 * Emails every request that has not been sent yet and whose link is still valid. When the portal has moved to another origin, requests
 * are sent again.
 */
export async function mailDocumentRequests(sandbox: Sandbox): Promise<void> {
  const { database, mailer, settings, clock } = sandbox;
  const portal = settings.portalOrigins[0];
  const requests = await database
    .selectFrom('document_request as request')
    .innerJoin('document_contact as contact', 'contact.contact_identifier', 'request.contact_identifier')
    .selectAll('request')
    .select(['contact.borrower_id', 'contact.first_name', 'contact.email'])
    .where('kind', '<>', 'sending')
    .where((where) => where.or([where('mailed_for', 'is', null), where('mailed_for', '<>', portal)]))
    .orderBy('asked_at')
    .execute();
  for (const request of requests) {
    const officer = await database
      .selectFrom('loan_officer')
      .selectAll()
      .where('user_identifier', '=', request.officer_identifier)
      .executeTakeFirstOrThrow();
    const tasks = await database
      .selectFrom('document_task')
      .select('title')
      .where('request_identifier', '=', request.request_identifier)
      .where('decision', 'is', null)
      .orderBy('position')
      .execute();
    const way = await uploadLink(sandbox, request, officer, lenderDay(request.asked_at));
    if (tasks.length === 0 || (way.lastDay !== null && clock.today() > way.lastDay)) continue;
    const mail = documentRequestMail(sandbox, {
      ...way,
      officer,
      firstName: request.first_name,
      email: request.email,
      titles: tasks.map(({ title }) => title),
      dueDate: request.due_date,
    });
    await database.transaction().execute(async (transaction) => {
      await mailer.send(mail, transaction);
      await transaction
        .updateTable('document_request')
        .set({ mailed_for: portal })
        .where('request_identifier', '=', request.request_identifier)
        .execute();
    });
  }
}
