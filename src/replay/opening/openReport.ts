import { getDotPath, safeParse } from 'valibot';

import type { ReportedScreen } from '#contract/support.ts';
import type { Report, ReportStep } from '#replay/report.ts';

import { ReportFileError } from './reportFileError.ts';
import { countValues } from './countValues.ts';
import { reportSchema } from './reportSchema.ts';
import { resolveReferences } from './resolveReferences.ts';

type Migration = (report: Record<string, unknown>) => Record<string, unknown>;

/** The first entry converts schema 1 to 2, and so on. Empty, because schema 1 is the current one. */
const MIGRATIONS: readonly Migration[] = [];

const CURRENT_SCHEMA = MIGRATIONS.length + 1;

const migrate = (report: Record<string, unknown>, schema: number): Record<string, unknown> =>
  MIGRATIONS.slice(schema - 1).reduce((older, next) => next(older), report);

export const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** Maximum number of values in one state or in one part of an action; a thousand loans take about a tenth of that. */
const MAX_VALUES = 1_000_000;

/**
 * Reads a report from a file that the user chose. Nothing in the file is executed.
 * @throws ReportFileError
 */
export async function readReport(file: Blob): Promise<Report> {
  if (file.size > MAX_FILE_BYTES) throw new ReportFileError('tooLarge');
  return openReport(
    await file.text().catch(() => {
      throw new ReportFileError('unreadable');
    }),
  );
}

/**
 * Parses and validates the text of a report.
 * @throws ReportFileError
 */
export function openReport(text: string): Report {
  const file = parseReportFile(text);
  const schema = schemaOf(file);
  if (schema === null) throw new ReportFileError('notReport');
  if (schema > CURRENT_SCHEMA) throw new ReportFileError('newerSchema');
  resolveReferences(file);
  const sizeOf = countValues(file);
  const { success, output, issues } = safeParse(reportSchema, migrate(file, schema), { abortEarly: true });
  if (!success)
    throw new ReportFileError(
      Array.isArray(issues[0].input) && issues[0].type === 'max_length' ? 'tooMany' : 'broken',
      getDotPath(issues[0]),
    );
  const { actionsById, computedStates, stagedActionIds, portal } = output;
  if (computedStates.length !== stagedActionIds.length) throw new ReportFileError('broken', 'computedStates');
  const checkSize = (part: unknown) => {
    if (sizeOf(part) > MAX_VALUES) throw new ReportFileError('tooLarge');
  };
  checkSize(portal.runtimeDocument);

  const steps = stagedActionIds.map((id, index): ReportStep => {
    const done = Object.hasOwn(actionsById, id) ? actionsById[id] : undefined;
    if (done === undefined) throw new ReportFileError('broken', `actionsById.${id}`);
    const state = computedStates[index]?.state;
    const { payload, meta, error, key } = done.action;
    for (const part of [state, payload, meta, error, key]) checkSize(part);
    return { id, at: done.timestamp, action: done.action, state, screen: screenAtAction(id, portal.screens) };
  });
  return { portal, steps };
}

function parseReportFile(text: string): Record<string, unknown> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new ReportFileError('notJson');
  }
  if (!isRecord(file)) throw new ReportFileError('notReport');
  return file;
}

/** Returns the report's schema version; null if the file is not a report of the portal. */
function schemaOf({ portal }: Record<string, unknown>): number | null {
  const schema = isRecord(portal) ? portal['schema'] : null;
  return typeof schema === 'number' && Number.isInteger(schema) && schema >= 1 ? schema : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the screen that the borrower saw at an action: the last one that was shown by then. */
const screenAtAction = (id: number, screens: readonly ReportedScreen[]): ReportedScreen | null =>
  screens.findLast(({ action }) => action <= id) ?? screens[0] ?? null;
