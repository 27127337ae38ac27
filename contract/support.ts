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

import { count, knownCodes, nonEmptyString, utcInstant } from './schema.ts';

/** `type` is a sentence, because that is what DevTools lists; `is` is the type in the code. */
const reportedActionSchema = strictObject({
  type: string(),
  is: string(),
  /** Who caused it. */
  by: knownCodes(['person', 'network', 'portal']),
  /** The pattern of the page that it came from, such as `/loans/:loanIdentifier`. */
  screen: string(),
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
  browser: string(),
  system: string(),
  language: string(),
  timeZone: string(),
  isOnline: boolean(),
  /** Of the device's pixels to CSS pixels. */
  scale: number(),
  /** `dark`, `forced-colors`, `reduced-motion`, `coarse-pointer`, where they are on. */
  settings: array(string()),
});
export type ReportedEnvironment = InferOutput<typeof reportedEnvironmentSchema>;

const reportedScreenSchema = strictObject({
  at: number(),
  /** Id of the first action that happened there. */
  action: count(),
  /** The pattern in the route table. */
  route: string(),
  /** The address without its origin, with stand-ins for what belongs to a person. */
  address: string(),
  /** Of the window, in CSS pixels. */
  width: number(),
  height: number(),
});
export type ReportedScreen = InferOutput<typeof reportedScreenSchema>;

/** One request, whatever it was for. No body, header or address. */
const reportedCallSchema = strictObject({
  at: number(),
  ms: number(),
  method: string(),
  /** Template in the contract, or the path of a static document. */
  route: string(),
  /** Null where there was no answer. */
  status: nullable(pipe(number(), integer())),
  /** `answered`, or why there was no answer. */
  outcome: knownCodes(['answered', 'network', 'timeout', 'cancelled', 'underWay']),
  /** What the lender's log calls it, where the answer said so. */
  correlationId: nullable(string()),
});
export type ReportedCall = InferOutput<typeof reportedCallSchema>;

/** What went with the history. Times are milliseconds since 1970, durations milliseconds. */
const reportedPortalSchema = strictObject({
  /** A reader opens this schema and all before it. */
  schema: literal(1),
  /** What the borrower is told, and what the lender's log says: `R-4K7M-2QXW`, in Crockford's base 32, which has no I, L, O or U. */
  reference: pipe(string(), regex(/^R-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)),
  savedAt: pipe(string(), regex(/^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?Z$/)),
  /** The borrower's own, redacted by shape. */
  words: pipe(string(), maxLength(10_000)),
  /** The email address to which the borrower wants an answer; missing where none is wanted. */
  answerTo: exactOptional(pipe(string(), maxLength(254))),
  release: strictObject({ version: pipe(string(), maxLength(100)), commit: string(), builtAt: string() }),
  environment: reportedEnvironmentSchema,
  /** As the portal read it. */
  runtimeDocument: unknown(),
  /** Where the borrower was, one entry for each change. */
  screens: array(reportedScreenSchema),
  calls: array(reportedCallSchema),
  console: array(strictObject({ at: number(), level: knownCodes(['error', 'warning']), text: string() })),
  timings: array(strictObject({ name: string(), at: number(), ms: number() })),
  /** Ids of actions and names of lists that the borrower took out. */
  takenOut: array(string()),
});
export type ReportedPortal = InferOutput<typeof reportedPortalSchema>;

export const problemReportSchema = strictObject({ ...reduxHistory, portal: reportedPortalSchema });
export type ProblemReport = InferOutput<typeof problemReportSchema>;

/** `POST {support.captureEndpoint}`: 201, and 200 for a report with the same reference and content. */
export const receivedReportSchema = object({
  reference: nonEmptyString,
  /** Until then the lender keeps it. */
  keptUntil: utcInstant,
});
export type ReceivedReport = InferOutput<typeof receivedReportSchema>;
