import { getDotPath, safeParse } from 'valibot';

import type { ReportedScreen } from '#contract/support.ts';
import type { Report, Step } from '#replay/report.ts';

import { migrate, PRESENT_SCHEMA } from './migrations.ts';
import { OpeningProblem } from './openingProblem.ts';
import { partSizes } from './partSizes.ts';
import { reportShape } from './reportShape.ts';
import { placeSharedParts } from './sharedParts.ts';

/** Maximum file size, in bytes. */
export const LARGEST = 20 * 1024 * 1024;
/** Maximum number of values in one state or in one part of an action; a thousand loans take about a tenth of that. */
const MOST_VALUES = 1_000_000;

/** Reads a report from a file that the user chose. Nothing in the file is executed. @throws OpeningProblem */
export async function readReport(file: Blob): Promise<Report> {
  if (file.size > LARGEST) throw new OpeningProblem('tooLarge');
  return openReport(
    await file.text().catch(() => {
      throw new OpeningProblem('unreadable');
    }),
  );
}

/** Parses and validates the text of a report. @throws OpeningProblem */
export function openReport(text: string): Report {
  const file = parse(text);
  const schema = schemaOf(file);
  if (schema === null) throw new OpeningProblem('notReport');
  if (schema > PRESENT_SCHEMA) throw new OpeningProblem('newerSchema');
  placeSharedParts(file);
  const sizeOf = partSizes(file);
  const { success, output, issues } = safeParse(reportShape, migrate(file, schema), { abortEarly: true });
  if (!success)
    throw new OpeningProblem(
      Array.isArray(issues[0].input) && issues[0].type === 'max_length' ? 'tooMany' : 'broken',
      getDotPath(issues[0]),
    );
  const { actionsById, computedStates, stagedActionIds, portal } = output;
  if (computedStates.length !== stagedActionIds.length) throw new OpeningProblem('broken', 'computedStates');
  const checkSize = (part: unknown) => {
    if (sizeOf(part) > MOST_VALUES) throw new OpeningProblem('tooLarge');
  };
  checkSize(portal.runtimeDocument);

  const steps = stagedActionIds.map((id, index): Step => {
    const done = Object.hasOwn(actionsById, id) ? actionsById[id] : undefined;
    if (done === undefined) throw new OpeningProblem('broken', `actionsById.${id}`);
    const state = computedStates[index]?.state;
    const { payload, meta, error, key } = done.action;
    for (const part of [state, payload, meta, error, key]) checkSize(part);
    return { id, at: done.timestamp, action: done.action, state, screen: screenOf(id, portal.screens) };
  });
  return { portal, steps };
}

function parse(text: string): Record<string, unknown> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new OpeningProblem('notJson');
  }
  if (!isRecord(file)) throw new OpeningProblem('notReport');
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
const screenOf = (id: number, screens: readonly ReportedScreen[]): ReportedScreen | null =>
  screens.findLast(({ action }) => action <= id) ?? screens[0] ?? null;
