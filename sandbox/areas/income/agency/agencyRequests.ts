/**
 * Sends one request per link to the agency. A first transaction inserts the claim and closes the link to changes; the call to the agency
 * is made outside any transaction; a last transaction stores the result and queues the mails. A claim left open by a crash is settled by
 * looking up the agency's own records.
 */
import { randomUUID } from 'node:crypto';

import type { AgencyConsent } from '#contract/agency.ts';
import type { AgencyRequest } from '#contract/borrower/ocr.ts';
import { HOUR_MS } from '../../../base/clock/clock.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { keyReusedRefusal } from '../../../base/http/idempotency.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { loadKeyedHash } from '../../../base/keyedHash.ts';
import { newestCheck } from '../check/aimChecks.ts';
import { countEditedValues, paystubValuesHash } from '../check/readiness.ts';
import { lockRequest, refuseClosed } from '../link/requestLock.ts';
import { incomeLinkForMail, loadOfficer } from '../link/incomeLinks.ts';
import { borrowerSubmissionMail, officerSubmissionMail } from '../link/incomeMails.ts';
import type { IncomeRequestTable } from '../link/tables.ts';
import { loadIncomeDocuments } from '../documents/incomeDocuments.ts';
import type { ReadingQueue } from '../documents/readingQueue.ts';
import { AgencyRejectedError, sendToAgency, findReceivedAt } from './agencyService.ts';
import type { AgencyRequestTable } from './tables.ts';

interface NewRequest {
  key: string;
  body: { aimCheckId: string; consent: AgencyConsent };
}

export interface AgencyRequestService {
  /** Sends the request, or returns the one that was sent under the same key. @throws Refusal 400, 409, 422, 502 or 503 */
  send(request: IncomeRequestTable, wanted: NewRequest): Promise<AgencyRequest>;
  /** Returns the request that the agency received; null when there is none. */
  findSent(request: Pick<IncomeRequestTable, 'request_identifier'>): Promise<AgencyRequest | null>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export function createAgencyRequestService(sandbox: Sandbox, queue: ReadingQueue): AgencyRequestService {
  const { database } = sandbox;
  const stopping = new AbortController();
  /** Pending work by link; the requests of one link run one after the other. */
  const pendingByLink = new Map<string, Promise<unknown>>();

  const runInOrder = <Result>(id: string, work: () => Promise<Result>): Promise<Result> => {
    const next = (pendingByLink.get(id) ?? Promise.resolve()).then(work);
    const ended = next.then(
      () => undefined,
      () => undefined,
    );
    pendingByLink.set(id, ended);
    void ended.then(() => pendingByLink.get(id) === ended && pendingByLink.delete(id));
    return next;
  };

  const rowOf = (request_identifier: string) =>
    database.selectFrom('agency_request').selectAll().where('request_identifier', '=', request_identifier).executeTakeFirst();

  /** Settles an open claim of the link first, then returns its row. Undefined when there is no claim, or when it was released. */
  const settleAndLoad = async (id: string): Promise<AgencyRequestTable | undefined> => {
    const row = await rowOf(id);
    if (row === undefined || row.sent_at !== null) return row;
    const at = await findReceivedAt(sandbox, row.agency_request_id);
    await (at === null ? releaseClaim(sandbox, row) : storeSentRequest(sandbox, queue, row, at));
    return rowOf(id);
  };

  const complete = async (row: AgencyRequestTable): Promise<AgencyRequestTable> => {
    try {
      const at = await sendToAgency(sandbox, row.agency_request_id, stopping.signal);
      await sandbox.faults.passPoint('agency.beforeWrite');
      return await storeSentRequest(sandbox, queue, row, at);
    } catch (problem) {
      if (!(problem instanceof AgencyRejectedError)) throw agencyUnavailableRefusal();
      await releaseClaim(sandbox, row);
      throw new Refusal(502, 'The agency does not take requests just now. Nothing was sent. Try again in a few minutes.');
    }
  };

  const send = async (request: IncomeRequestTable, { key, body }: NewRequest): Promise<AgencyRequest> => {
    const id = request.request_identifier;
    const fingerprint = (await loadKeyedHash(database, 'agency-request'))(JSON.stringify([body.aimCheckId, body.consent]));
    const before = await settleAndLoad(id);
    if (before?.key === key) {
      if (before.fingerprint !== fingerprint) throw keyReusedRefusal();
      if (before.sent_at !== null) return toAgencyRequest(before);
    }
    const row = await claimAgencyRequest(sandbox, queue, request, {
      request_identifier: id,
      agency_request_id: randomUUID(),
      aim_check_id: body.aimCheckId,
      key,
      fingerprint,
      consented_at: consentTime(sandbox, body.consent),
      wording: body.consent.wording,
      sent_at: null,
    });
    await sandbox.faults.passPoint('agency.afterClaim');
    return toAgencyRequest(await complete(row));
  };

  return {
    send: (request, wanted) => runInOrder(request.request_identifier, () => send(request, wanted)),
    async findSent({ request_identifier: id }) {
      const row = pendingByLink.has(id) ? await rowOf(id) : await runInOrder(id, () => settleAndLoad(id));
      return row === undefined || row.sent_at === null ? null : toAgencyRequest(row);
    },
    async resume() {
      const open = await database.selectFrom('agency_request').selectAll().where('sent_at', 'is', null).execute();
      for (const { request_identifier: id } of open) if (!pendingByLink.has(id)) await runInOrder(id, () => settleAndLoad(id));
    },
    async stop() {
      stopping.abort();
      await Promise.all(pendingByLink.values());
    },
  };
}

const agencyUnavailableRefusal = (): Refusal =>
  new Refusal(503, 'We have not heard from the agency yet. Your consent is kept, and nothing is sent twice. Try again.', {
    retryAfterSeconds: 2,
  });

/**
 * Inserts the claim and closes the link to changes, in one transaction. @throws Refusal 409 when the link is closed already, or its
 * newest check has not passed or no longer matches the documents
 */
const claimAgencyRequest = (
  sandbox: Sandbox,
  queue: ReadingQueue,
  request: IncomeRequestTable,
  wanted: AgencyRequestTable,
): Promise<AgencyRequestTable> =>
  sandbox.database.transaction().execute(async (transaction) => {
    const locked = await lockRequest(transaction, request.request_identifier);
    refuseClosed(locked);
    const check = await newestCheck({ database: transaction }, request);
    const papers = await loadIncomeDocuments({ ...sandbox, database: transaction }, locked, queue);
    const isCheckCurrent = check !== undefined && check.facts === (await paystubValuesHash({ database: transaction }, papers));
    if (!isCheckCurrent || check.state !== 'passed' || check.aim_check_id !== wanted.aim_check_id.toLowerCase()) {
      throw new Refusal(409, 'Your papers need a check that went through before they can be sent. Nothing was sent.', {
        code: 'notChecked',
      });
    }
    await transaction
      .updateTable('income_request')
      .set({ closed_at: sandbox.clock.now() })
      .where('request_identifier', '=', request.request_identifier)
      .execute();
    const row = { ...wanted, aim_check_id: check.aim_check_id };
    await transaction.insertInto('agency_request').values(row).execute();
    return row;
  });

/** Deletes a claim that the agency never received, so that the borrower can change the documents again. */
const releaseClaim = ({ database }: Sandbox, { request_identifier, agency_request_id }: AgencyRequestTable): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await lockRequest(transaction, request_identifier);
    const gone = await transaction
      .deleteFrom('agency_request')
      .where('agency_request_id', '=', agency_request_id)
      .where('sent_at', 'is', null)
      .returning('agency_request_id')
      .executeTakeFirst();
    if (gone === undefined) return;
    await transaction
      .updateTable('income_request')
      .set({ closed_at: null })
      .where('request_identifier', '=', request_identifier)
      .execute();
  });

/**
 * Stores when the agency received the request and queues the mails to the officer and the borrower, all in one transaction. Does nothing
 * when that was done before.
 */
const storeSentRequest = (
  sandbox: Sandbox,
  queue: ReadingQueue,
  row: AgencyRequestTable,
  at: Date,
): Promise<AgencyRequestTable> =>
  sandbox.database.transaction().execute(async (transaction) => {
    const request = await lockRequest(transaction, row.request_identifier);
    const sent = await transaction
      .updateTable('agency_request')
      .set({ sent_at: at })
      .where('agency_request_id', '=', row.agency_request_id)
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    if (sent.numUpdatedRows === 0n) {
      const before = transaction.selectFrom('agency_request').selectAll();
      return before.where('agency_request_id', '=', row.agency_request_id).executeTakeFirstOrThrow();
    }
    const papers = await loadIncomeDocuments({ ...sandbox, database: transaction }, request, queue);
    const officer = await loadOfficer(transaction, request);
    const mail = officerSubmissionMail(sandbox, { request, officer, papers: papers.length, edited: countEditedValues(papers) });
    await sandbox.mailer.send(mail, transaction);
    const copy = borrowerSubmissionMail(sandbox, {
      request,
      officer,
      sent: {
        requestId: row.agency_request_id,
        consentedAt: row.consented_at,
        sentAt: at,
        papers: papers.length,
      },
      ...(await incomeLinkForMail({ ...sandbox, database: transaction }, request)),
    });
    await sandbox.mailer.send(copy, transaction);
    return { ...row, sent_at: at };
  });

const toAgencyRequest = ({ agency_request_id, aim_check_id, consented_at, sent_at }: AgencyRequestTable): AgencyRequest => ({
  requestId: agency_request_id,
  aimCheckId: aim_check_id,
  sentAtUtc: (sent_at ?? consented_at).toISOString(),
  consentedAtUtc: consented_at.toISOString(),
});

/**
 * Largest accepted difference between the device's clock and the lender's, in either direction. Device clocks may be wrong by hours, and
 * that must not block anyone.
 */
const MAX_CLOCK_SKEW_MS = 24 * HOUR_MS;
const UTC_TIMESTAMP_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/;

/**
 * When the borrower consented; a time in the future becomes the lender's current time. @throws Refusal 400 when the time is not recent or
 * the wording is missing
 */
function consentTime({ clock }: Pick<Sandbox, 'clock'>, { agreedAtUtc, wording }: AgencyConsent): Date {
  const at = new Date(UTC_TIMESTAMP_PATTERN.test(agreedAtUtc) ? agreedAtUtc : NaN);
  const now = clock.now();
  const isFresh = Math.abs(now.getTime() - at.getTime()) <= MAX_CLOCK_SKEW_MS; // False when `at` is an invalid date.
  if (isFresh && wording.trim() !== '') return at > now ? now : at;
  throw new Refusal(400, 'Please agree again. Nothing was sent.', { fields: { consent: 'Please agree again.' } });
}
