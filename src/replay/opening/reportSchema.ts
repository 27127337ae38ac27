import {
  array,
  boolean,
  check,
  exactOptional,
  finite,
  integer,
  literal,
  looseObject,
  maxLength,
  minLength,
  minValue,
  maxValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
  transform,
  unknown,
  type GenericSchema,
} from 'valibot';

import type { ProblemReport } from '#contract/support.ts';

const text = pipe(string(), maxLength(10_000));
/** Milliseconds since the epoch, within the range of a Date. */
const timestamp = pipe(number(), finite(), minValue(0), maxValue(8.64e15));
/** Duration in milliseconds. Clamped at zero, because a clock that was set back yields negative durations. */
const duration = pipe(
  number(),
  finite(),
  transform((ms) => Math.max(0, ms)),
);
const id = pipe(number(), integer(), minValue(0));
/** Window size in CSS pixels, clamped to a sane range, because an absurd size would fill the page. */
const pixels = pipe(
  number(),
  finite(),
  transform((size) => Math.min(Math.max(size, 1), 10_000)),
);
/** Limits the length of a list, because all entries are rendered. @param most maximum length, far above what the portal records */
const boundedList = <Item extends GenericSchema>(item: Item, most: number) => pipe(array(item), maxLength(most));
const MAX_STEPS = 2000;
const MAX_LINES = 1000;
/** A path within the portal. Rejects `//host` and `/\host`, which browsers treat as another origin. */
const address = pipe(text, regex(/^\/(?![/\\])/));

const action = object({
  type: text,
  is: text,
  by: picklist(['person', 'network', 'portal']),
  screen: text,
  payload: optional(unknown()),
  meta: optional(unknown()),
  error: optional(unknown()),
  key: optional(unknown()),
});

const environment = object({
  browser: text,
  system: text,
  language: text,
  timeZone: text,
  isOnline: boolean(),
  scale: pipe(number(), finite()),
  settings: array(text),
});

const portal = object({
  schema: literal(1),
  reference: pipe(string(), regex(/^R-[0-9A-Z]{4}-[0-9A-Z]{4}$/)),
  savedAt: pipe(
    string(),
    check((instant) => !Number.isNaN(Date.parse(instant))),
  ),
  words: text,
  answerTo: exactOptional(text),
  release: object({ version: text, commit: text, builtAt: text }),
  environment,
  runtimeDocument: unknown(),
  screens: boundedList(object({ at: timestamp, action: id, route: text, address, width: pixels, height: pixels }), MAX_STEPS),
  calls: boundedList(
    object({
      at: timestamp,
      ms: duration,
      method: text,
      route: text,
      status: nullable(number()),
      outcome: picklist(['answered', 'network', 'timeout', 'cancelled', 'underWay']),
      correlationId: nullable(text),
    }),
    MAX_LINES,
  ),
  console: boundedList(object({ at: timestamp, level: picklist(['error', 'warning']), text }), MAX_LINES),
  timings: boundedList(object({ name: text, at: timestamp, ms: duration }), MAX_LINES),
  takenOut: boundedList(text, 5000),
});

/** Validates a report and drops unknown properties. States and payloads are passed through unchecked. */
export const reportSchema: GenericSchema<
  unknown,
  Pick<ProblemReport, 'actionsById' | 'computedStates' | 'stagedActionIds' | 'portal'>
> = object({
  actionsById: record(string(), object({ type: literal('PERFORM_ACTION'), action, timestamp })),
  computedStates: boundedList(looseObject({ state: unknown() }), MAX_STEPS),
  stagedActionIds: pipe(array(id), minLength(1), maxLength(MAX_STEPS)),
  portal,
});
