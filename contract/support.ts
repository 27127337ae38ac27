/**
 * A report of a problem: the file that a borrower saves or sends, and the lender's answer. It is a Redux DevTools history (`reduxHistory`) as
 * that tool imports it, with `portal` beside it. Words, actions, states, addresses, texts of the console and names of marks went through the
 * redactor; parts that occur more than once are written once, and referred to with `{"$jsan": "$.path"}`, as Redux DevTools writes them.
 */
import {
  array,
  boolean,
  exactOptional,
  integer,
  literal,
  maxLength,
  never,
  nullable,
  number,
  object,
  pipe,
  record,
  regex,
  strictObject,
  string,
  unknown,
  type InferOutput,
} from 'valibot';

import { count, knownCodes, nonEmptyString, sensitive, utcInstant } from './schema.ts';

/** `type` is a sentence, because that is what DevTools lists; `is` is the type in the code. */
const reportedActionSchema = strictObject({
  type: sensitive('none', string()),
  is: sensitive('none', string()),
  /** Who caused it. */
  by: knownCodes(['person', 'network', 'portal']),
  /** The pattern of the page that it came from, such as `/loans/:loanIdentifier`. */
  screen: sensitive('none', string()),
  payload: exactOptional(unknown()),
  meta: exactOptional(unknown()),
  error: exactOptional(unknown()),
  /** Of redux-persist: which part of the state it keeps. */
  key: exactOptional(unknown()),
});
export type ReportedAction = InferOutput<typeof reportedActionSchema>;

/** The lifted state of Redux DevTools. The action of id 0 is the beginning, `@@INIT`; `computedStates` are in the order of `stagedActionIds`. */
const reduxHistory = {
  actionsById: record(
    string(),
    strictObject({
      type: literal('PERFORM_ACTION'),
      action: reportedActionSchema,
      /** Milliseconds since 1970. */
      timestamp: number(),
    }),
  ),
  computedStates: array(strictObject({ state: unknown() })),
  committedState: unknown(),
  currentStateIndex: count(),
  nextActionId: count(),
  stagedActionIds: array(count()),
  skippedActionIds: array(count()),
  monitorState: record(string(), never()),
};

const reportedEnvironmentSchema = strictObject({
  /** Name and major version, such as "Chrome 156", and the system, such as "Windows". */
  browser: sensitive('none', string()),
  system: sensitive('none', string()),
  language: sensitive('none', string()),
  timeZone: sensitive('none', string()),
  isOnline: boolean(),
  /** Of the device's pixels to CSS pixels. */
  scale: number(),
  /** `dark`, `forced-colors`, `reduced-motion`, `coarse-pointer`, where they are on. */
  settings: sensitive('none', array(string())),
});
export type ReportedEnvironment = InferOutput<typeof reportedEnvironmentSchema>;

const reportedScreenSchema = strictObject({
  at: number(),
  /** Id of the first action that happened there. */
  action: count(),
  /** The pattern in the route table. */
  route: sensitive('none', string()),
  /** The address without its origin, with stand-ins for what belongs to a person. */
  address: sensitive('path', string()),
  /** Of the window, in CSS pixels. */
  width: number(),
  height: number(),
});
export type ReportedScreen = InferOutput<typeof reportedScreenSchema>;

/** One request, whatever it was for. No body, header or address. */
const reportedCallSchema = strictObject({
  at: number(),
  ms: number(),
  method: sensitive('none', string()),
  /** Template in the contract, or the path of a static document. */
  route: sensitive('none', string()),
  /** Null where there was no answer. */
  status: nullable(pipe(number(), integer())),
  /** `answered`, or why there was no answer. */
  outcome: knownCodes(['answered', 'network', 'timeout', 'cancelled', 'underWay']),
  /** What the lender's log calls it, where the answer said so. */
  correlationId: sensitive('public', nullable(string())),
});
export type ReportedCall = InferOutput<typeof reportedCallSchema>;

/** What went with the history. Times are milliseconds since 1970, durations milliseconds. */
const reportedPortalSchema = strictObject({
  /** A reader opens this schema and all before it. */
  schema: literal(1),
  /** What the borrower is told, and what the lender's log says: `R-4K7M-2QXW`, in Crockford's base 32, which has no I, L, O or U. */
  reference: sensitive('public', pipe(string(), regex(/^R-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/))),
  savedAt: pipe(string(), regex(/^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?Z$/)),
  /** The borrower's own, redacted by shape. */
  words: sensitive('text', pipe(string(), maxLength(10_000))),
  /** The email address to which the borrower wants an answer; missing where none is wanted. */
  answerTo: exactOptional(sensitive('email', pipe(string(), maxLength(254)))),
  release: strictObject({
    version: sensitive('none', pipe(string(), maxLength(100))),
    commit: sensitive('public', string()),
    builtAt: sensitive('none', string()),
  }),
  environment: reportedEnvironmentSchema,
  /** As the portal read it. */
  runtimeDocument: unknown(),
  /** Where the borrower was, one entry for each change. */
  screens: array(reportedScreenSchema),
  calls: array(reportedCallSchema),
  console: array(strictObject({ at: number(), level: knownCodes(['error', 'warning']), text: sensitive('text', string()) })),
  timings: array(strictObject({ name: sensitive('none', string()), at: number(), ms: number() })),
  /** Ids of actions and names of lists that the borrower took out. */
  takenOut: sensitive('none', array(string())),
});
export type ReportedPortal = InferOutput<typeof reportedPortalSchema>;

export const problemReportSchema = strictObject({ ...reduxHistory, portal: reportedPortalSchema });
export type ProblemReport = InferOutput<typeof problemReportSchema>;

/** `POST {support.captureEndpoint}`: 201, and 200 for a report with the same reference and content. */
export const receivedReportSchema = object({
  reference: sensitive('id', nonEmptyString),
  /** Until then the lender keeps it. */
  keptUntil: utcInstant,
});
export type ReceivedReport = InferOutput<typeof receivedReportSchema>;
