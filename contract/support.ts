/**
 * A problem report: the file that a borrower saves or sends, and the lender's response to it. It is a Redux DevTools history
 * (`reduxHistory`) that the tool can import, with a `portal` field added. All texts, actions, states, URLs, console output and timing
 * names are redacted. A part that occurs more than once is written once and referenced with `{"$jsan": "$.path"}`, the notation of Redux
 * DevTools.
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

import { count, strictCodes, nonEmptyString, sensitive, utcInstant } from './schema.ts';

/**
 * An action of the history. `type` is a readable sentence, because DevTools lists actions by `type`; `is` is the action's type in the
 * code.
 */
const reportedActionSchema = strictObject({
  type: sensitive('none', string()),
  is: sensitive('none', string()),
  /** What caused the action: the user, a network response, or the portal itself. */
  by: strictCodes(['person', 'network', 'portal']),
  /** Route pattern of the page where the action happened, for example `/loans/:loanIdentifier`. */
  screen: sensitive('none', string()),
  payload: exactOptional(unknown()),
  meta: exactOptional(unknown()),
  error: exactOptional(unknown()),
  /** Set by redux-persist actions: the part of the state that is persisted. */
  key: exactOptional(unknown()),
});
export type ReportedAction = InferOutput<typeof reportedActionSchema>;

/** The lifted state of Redux DevTools. The action with id 0 is `@@INIT`; `computedStates` are in the order of `stagedActionIds`. */
const reduxHistory = {
  actionsById: record(
    string(),
    strictObject({
      type: literal('PERFORM_ACTION'),
      action: reportedActionSchema,
      /** Epoch milliseconds. */
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
  /** Browser name and major version, for example "Chrome 156". `system` is the operating system, for example "Windows". */
  browser: sensitive('none', string()),
  system: sensitive('none', string()),
  language: sensitive('none', string()),
  /** IANA time zone name, for example "America/New_York". */
  timeZone: sensitive('none', string()),
  isOnline: boolean(),
  /** Device pixels per CSS pixel. */
  scale: number(),
  /** Which of these media features are on: `dark`, `forced-colors`, `reduced-motion`, `coarse-pointer`. */
  settings: sensitive('none', array(string())),
});
export type ReportedEnvironment = InferOutput<typeof reportedEnvironmentSchema>;

const reportedScreenSchema = strictObject({
  at: number(),
  /** Id of the first action on this page. */
  action: count(),
  /** Route pattern of the page, as in the route table. */
  route: sensitive('none', string()),
  /** URL without its origin, with placeholders for personal identifiers. */
  address: sensitive('path', string()),
  /** Width of the window in CSS pixels; `height` is its height. */
  width: number(),
  height: number(),
});
export type ReportedScreen = InferOutput<typeof reportedScreenSchema>;

/** One network request of any kind. It has no body, headers or URL. */
const reportedCallSchema = strictObject({
  at: number(),
  ms: number(),
  method: sensitive('none', string()),
  /** Path template from the contract, or the path of a static file. */
  route: sensitive('none', string()),
  /** HTTP status; null when there was no response. */
  status: nullable(pipe(number(), integer())),
  /** Outcome of the request: `answered`, or why there was no response. */
  outcome: strictCodes(['answered', 'network', 'timeout', 'cancelled', 'underWay']),
  /** Id of the request in the lender's log (`X-Request-Id`); null when the response had none. */
  correlationId: sensitive('public', nullable(string())),
});
export type ReportedCall = InferOutput<typeof reportedCallSchema>;

/** Everything in a report besides the action history. Times (`at`) are epoch milliseconds; durations (`ms`) are milliseconds. */
const reportedPortalSchema = strictObject({
  /** Version of this format. Tools that read reports must also accept all earlier versions. */
  schema: literal(1),
  /**
   * Reference number for the borrower and the lender's log, for example `R-4K7M-2QXW`. It uses Crockford's base 32, which has no I, L, O
   * or U.
   */
  reference: sensitive('public', pipe(string(), regex(/^R-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/))),
  /** Instant in UTC, ISO 8601 with `Z`. */
  savedAt: pipe(string(), regex(/^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?Z$/)),
  /** The borrower's description of the problem. Parts that look like personal data are redacted. */
  words: sensitive('text', pipe(string(), maxLength(10_000))),
  /** Email address for a reply; missing when the borrower wants none. */
  answerTo: exactOptional(sensitive('email', pipe(string(), maxLength(254)))),
  release: strictObject({
    version: sensitive('none', pipe(string(), maxLength(100))),
    commit: sensitive('public', string()),
    builtAt: sensitive('none', string()),
  }),
  environment: reportedEnvironmentSchema,
  /** The runtime configuration as the portal read it. */
  runtimeDocument: unknown(),
  /** Pages that the borrower visited, with one entry for each navigation. */
  screens: array(reportedScreenSchema),
  calls: array(reportedCallSchema),
  console: array(strictObject({ at: number(), level: strictCodes(['error', 'warning']), text: sensitive('text', string()) })),
  timings: array(strictObject({ name: sensitive('none', string()), at: number(), ms: number() })),
  /** Ids of actions, and names of parts, that the borrower removed from the report. */
  takenOut: sensitive('none', array(string())),
});
export type ReportedPortal = InferOutput<typeof reportedPortalSchema>;

export const problemReportSchema = strictObject({ ...reduxHistory, portal: reportedPortalSchema });
export type ProblemReport = InferOutput<typeof problemReportSchema>;

/** Response to `POST {support.captureEndpoint}`: 201, or 200 when a report with the same reference and content was received before. */
export const receivedReportSchema = object({
  reference: sensitive('id', nonEmptyString),
  /** Time until which the lender stores the report. */
  keptUntil: utcInstant,
});
export type ReceivedReport = InferOutput<typeof receivedReportSchema>;
