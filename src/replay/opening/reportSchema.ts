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

const textSchema = pipe(string(), maxLength(10_000));
/** Milliseconds since the epoch, within the range of a Date. */
const timestampSchema = pipe(number(), finite(), minValue(0), maxValue(8.64e15));
/** Duration in milliseconds. Clamped at zero, because a clock that was set back yields negative durations. */
const durationSchema = pipe(
  number(),
  finite(),
  transform((ms) => Math.max(0, ms)),
);
const idSchema = pipe(number(), integer(), minValue(0));
/** Window size in CSS pixels, clamped to a sane range, because an absurd size would fill the page. */
const pixelsSchema = pipe(
  number(),
  finite(),
  transform((size) => Math.min(Math.max(size, 1), 10_000)),
);
/** Limits the length of a list, because all entries are rendered. @param most maximum length, far above what the portal records */
const boundedList = <Item extends GenericSchema>(item: Item, most: number) => pipe(array(item), maxLength(most));
const MAX_STEPS = 2000;
const MAX_CONSOLE_LINES = 1000;
/** A path within the portal. Rejects `//host` and `/\host`, which browsers treat as another origin. */
const addressSchema = pipe(textSchema, regex(/^\/(?![/\\])/));

const actionSchema = object({
  type: textSchema,
  is: textSchema,
  by: picklist(['person', 'network', 'portal']),
  screen: textSchema,
  payload: optional(unknown()),
  meta: optional(unknown()),
  error: optional(unknown()),
  key: optional(unknown()),
});

const environmentSchema = object({
  browser: textSchema,
  system: textSchema,
  language: textSchema,
  timeZone: textSchema,
  isOnline: boolean(),
  scale: pipe(number(), finite()),
  settings: array(textSchema),
});

const portalSchema = object({
  schema: literal(1),
  reference: pipe(string(), regex(/^R-[0-9A-Z]{4}-[0-9A-Z]{4}$/)),
  savedAt: pipe(
    string(),
    check((instant) => !Number.isNaN(Date.parse(instant))),
  ),
  words: textSchema,
  answerTo: exactOptional(textSchema),
  release: object({ version: textSchema, commit: textSchema, builtAt: textSchema }),
  environment: environmentSchema,
  runtimeDocument: unknown(),
  screens: boundedList(
    object({
      at: timestampSchema,
      action: idSchema,
      route: textSchema,
      address: addressSchema,
      width: pixelsSchema,
      height: pixelsSchema,
    }),
    MAX_STEPS,
  ),
  calls: boundedList(
    object({
      at: timestampSchema,
      ms: durationSchema,
      method: textSchema,
      route: textSchema,
      status: nullable(number()),
      outcome: picklist(['answered', 'network', 'timeout', 'cancelled', 'underWay']),
      correlationId: nullable(textSchema),
    }),
    MAX_CONSOLE_LINES,
  ),
  console: boundedList(
    object({ at: timestampSchema, level: picklist(['error', 'warning']), text: textSchema }),
    MAX_CONSOLE_LINES,
  ),
  timings: boundedList(object({ name: textSchema, at: timestampSchema, ms: durationSchema }), MAX_CONSOLE_LINES),
  takenOut: boundedList(textSchema, 5000),
});

/** Validates a report and drops unknown properties. States and payloads are passed through unchecked. */
export const reportSchema: GenericSchema<
  unknown,
  Pick<ProblemReport, 'actionsById' | 'computedStates' | 'stagedActionIds' | 'portal'>
> = object({
  actionsById: record(string(), object({ type: literal('PERFORM_ACTION'), action: actionSchema, timestamp: timestampSchema })),
  computedStates: boundedList(looseObject({ state: unknown() }), MAX_STEPS),
  stagedActionIds: pipe(array(idSchema), minLength(1), maxLength(MAX_STEPS)),
  portal: portalSchema,
});
