import type { ProblemReport, ReceivedReport } from '#contract/support.ts';
import { DAY_MS } from '../../base/clock/clock.ts';
import { Refusal } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';

/** How many reports the console lists, and how many characters of each description. */
const MAX_LISTED_REPORTS = 200;
const MAX_LISTED_DESCRIPTION_LENGTH = 200;

/** Matches route patterns. They contain parameter names instead of values, so no number, email address or token can match. */
const ROUTE_PATTERN = /^(?=.{1,100}$)\/(:?[A-Za-z]+(-[A-Za-z]+)*\??(\/|$))*\*?$/;

interface StoredReport {
  received: ReceivedReport;
  isNew: boolean;
  /** Route pattern of the page on which the report was created. */
  route: string | null;
}

/** Stores a report once. @param text the request body @throws Refusal 409 when a different report has the same reference */
export async function storeReport(sandbox: Sandbox, text: string, report: ProblemReport): Promise<StoredReport> {
  const { database, clock, limits } = sandbox;
  await deleteExpiredReports(sandbox); // an expired report must not block its reference
  const now = clock.now();
  const row = {
    ...summarizeReport(report),
    received_at: now,
    kept_until: new Date(now.getTime() + limits.reportDays * DAY_MS),
    content: text,
    bytes: Buffer.byteLength(text),
  };
  const added = await database
    .insertInto('problem_report')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('reference')
    .executeTakeFirst();
  const kept = added
    ? row
    : await database
        .selectFrom('problem_report')
        .select(['kept_until', 'content'])
        .where('reference', '=', row.reference)
        .executeTakeFirst();
  if (kept?.content !== text) throw new Refusal(409, 'There is another report with this reference. This one was not kept.');
  const received = { reference: row.reference, keptUntil: kept.kept_until.toISOString() };
  return { received, isNew: added !== undefined, route: row.last_route };
}

function summarizeReport({ actionsById, portal }: ProblemReport) {
  const { reference, words, answerTo = null, release, screens, calls, console: lines } = portal;
  const route = screens.at(-1)?.route ?? '';
  return {
    reference,
    words,
    answer_to: answerTo,
    version: release.version,
    last_route: ROUTE_PATTERN.test(route) ? route : null,
    actions: Object.keys(actionsById).filter((id) => id !== '0').length, // action 0 is the initial state, not an action
    calls: calls.length,
    failed_calls: calls.filter(
      ({ outcome, status }) => outcome === 'network' || outcome === 'timeout' || (status !== null && status >= 400),
    ).length,
    console_errors: lines.filter(({ level }) => level === 'error').length,
  };
}

export interface ListedReport {
  reference: string;
  receivedAt: string;
  keptUntil: string;
  bytes: number;
  /** The first characters of the borrower's description. */
  words: string;
  /** Email address for the reply; null when no reply is wanted. */
  answerTo: string | null;
  lastRoute: string | null;
  version: string;
  actions: number;
  calls: number;
  failedCalls: number;
  consoleErrors: number;
}

/** Returns reports that have not expired, newest first, without their content. */
export async function listReports({ database, clock }: Pick<Sandbox, 'database' | 'clock'>): Promise<ListedReport[]> {
  const rows = await database
    .selectFrom('problem_report')
    .select(['reference', 'received_at', 'kept_until', 'bytes', 'words', 'answer_to', 'last_route', 'version'])
    .select(['actions', 'calls', 'failed_calls', 'console_errors'])
    .where('kept_until', '>', clock.now())
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .limit(MAX_LISTED_REPORTS)
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    receivedAt: row.received_at.toISOString(),
    keptUntil: row.kept_until.toISOString(),
    bytes: row.bytes,
    words: row.words.length > MAX_LISTED_DESCRIPTION_LENGTH ? `${row.words.slice(0, MAX_LISTED_DESCRIPTION_LENGTH)}…` : row.words,
    answerTo: row.answer_to,
    lastRoute: row.last_route,
    version: row.version,
    actions: row.actions,
    calls: row.calls,
    failedCalls: row.failed_calls,
    consoleErrors: row.console_errors,
  }));
}

/** Returns a report's text exactly as it was sent. @throws Refusal 404 when it does not exist or has expired */
export async function readReportText(
  { database, clock }: Pick<Sandbox, 'database' | 'clock'>,
  reference: string,
): Promise<string> {
  const row = await database
    .selectFrom('problem_report')
    .select('content')
    .where('reference', '=', reference)
    .where('kept_until', '>', clock.now())
    .executeTakeFirst();
  if (!row) throw new Refusal(404, 'There is no such report, or it was kept for as long as reports are.');
  return row.content;
}

export async function deleteExpiredReports({ database, clock }: Pick<Sandbox, 'database' | 'clock'>): Promise<void> {
  await database.deleteFrom('problem_report').where('kept_until', '<=', clock.now()).execute();
}
