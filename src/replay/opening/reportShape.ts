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
/** Milliseconds since 1970, as far as a date can be told. */
const moment = pipe(number(), finite(), minValue(0), maxValue(8.64e15));
/** A clock that is set back meanwhile makes it negative. */
const duration = pipe(
  number(),
  finite(),
  transform((ms) => Math.max(0, ms)),
);
const id = pipe(number(), integer(), minValue(0));
/** CSS pixels. A window may be as small as somebody makes it; no screen is larger, and a wrong one would fill the page. */
const pixels = pipe(
  number(),
  finite(),
  transform((size) => Math.min(Math.max(size, 1), 10_000)),
);
/** All of them are drawn. @param most far more than the portal remembers */
const list = <Item extends GenericSchema>(item: Item, most: number) => pipe(array(item), maxLength(most));
const MOST_STEPS = 2000;
const MOST_LINES = 1000;
/** Within the portal: nothing that a browser would take for another origin. */
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
  screens: list(object({ at: moment, action: id, route: text, address, width: pixels, height: pixels }), MOST_STEPS),
  calls: list(
    object({
      at: moment,
      ms: duration,
      method: text,
      route: text,
      status: nullable(number()),
      outcome: picklist(['answered', 'network', 'timeout', 'cancelled', 'underWay']),
      correlationId: nullable(text),
    }),
    MOST_LINES,
  ),
  console: list(object({ at: moment, level: picklist(['error', 'warning']), text }), MOST_LINES),
  timings: list(object({ name: text, at: moment, ms: duration }), MOST_LINES),
  takenOut: list(text, 5000),
});

/** What a report says, with nothing that nobody knows; states, payloads and the like are as they are. */
export const reportShape: GenericSchema<
  unknown,
  Pick<ProblemReport, 'actionsById' | 'computedStates' | 'stagedActionIds' | 'portal'>
> = object({
  actionsById: record(string(), object({ type: literal('PERFORM_ACTION'), action, timestamp: moment })),
  computedStates: list(looseObject({ state: unknown() }), MOST_STEPS),
  stagedActionIds: pipe(array(id), minLength(1), maxLength(MOST_STEPS)),
  portal,
});
