/** The reports that the lender keeps. */
import type { ProblemReport, ReceivedReport } from '#contract/support.ts';
import { DAY_MS } from '../../base/clock/clock.ts';
import { Refusal } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';

/** As many as the console lists, and as much of the borrower's words. */
const LISTED = 200;
const LISTED_WORDS = 200;

/** A pattern of the route table has names where an address has values, so no number, mail address or token fits. */
const PATTERN = /^(?=.{1,100}$)\/(:?[A-Za-z]+(-[A-Za-z]+)*\??(\/|$))*\*?$/;

interface Kept {
  received: ReceivedReport;
  isNew: boolean;
  /** The pattern of the page where it was saved. */
  route: string | null;
}

/** Keeps a report, once. @param text what was sent @throws Refusal 409 when there is another report of that reference */
export async function keepReport(sandbox: Sandbox, text: string, report: ProblemReport): Promise<Kept> {
  const { database, clock, limits } = sandbox;
  await forgetReports(sandbox); // one that has had its time would be in the way of nobody
  const now = clock.now();
  const row = {
    ...listedOf(report),
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

function listedOf({ actionsById, portal }: ProblemReport) {
  const { reference, words, answerTo = null, release, screens, calls, console: lines } = portal;
  const route = screens.at(-1)?.route ?? '';
  return {
    reference,
    words,
    answer_to: answerTo,
    version: release.version,
    last_route: PATTERN.test(route) ? route : null,
    actions: Object.keys(actionsById).filter((id) => id !== '0').length, // 0 is the beginning, which nobody caused
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
  /** Their beginning. */
  words: string;
  /** Where an answer goes; null where none is wanted. */
  answerTo: string | null;
  lastRoute: string | null;
  version: string;
  actions: number;
  calls: number;
  failedCalls: number;
  consoleErrors: number;
}

/** Those that have not had their time, the newest first, without what is in them. */
export async function keptReports({ database, clock }: Pick<Sandbox, 'database' | 'clock'>): Promise<ListedReport[]> {
  const rows = await database
    .selectFrom('problem_report')
    .select(['reference', 'received_at', 'kept_until', 'bytes', 'words', 'answer_to', 'last_route', 'version'])
    .select(['actions', 'calls', 'failed_calls', 'console_errors'])
    .where('kept_until', '>', clock.now())
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .limit(LISTED)
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    receivedAt: row.received_at.toISOString(),
    keptUntil: row.kept_until.toISOString(),
    bytes: row.bytes,
    words: row.words.length > LISTED_WORDS ? `${row.words.slice(0, LISTED_WORDS)}…` : row.words,
    answerTo: row.answer_to,
    lastRoute: row.last_route,
    version: row.version,
    actions: row.actions,
    calls: row.calls,
    failedCalls: row.failed_calls,
    consoleErrors: row.console_errors,
  }));
}

/** A report as it was sent. @throws Refusal 404 when there is none, or it has had its time */
export async function reportText({ database, clock }: Pick<Sandbox, 'database' | 'clock'>, reference: string): Promise<string> {
  const row = await database
    .selectFrom('problem_report')
    .select('content')
    .where('reference', '=', reference)
    .where('kept_until', '>', clock.now())
    .executeTakeFirst();
  if (!row) throw new Refusal(404, 'There is no such report, or it was kept for as long as reports are.');
  return row.content;
}

/** Deletes reports that have had their time. */
export async function forgetReports({ database, clock }: Pick<Sandbox, 'database' | 'clock'>): Promise<void> {
  await database.deleteFrom('problem_report').where('kept_until', '<=', clock.now()).execute();
}
