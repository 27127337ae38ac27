/**
 * A report of a problem: the file that a borrower saves or sends, and the lender's answer. It is a Redux DevTools history (`ReduxHistory`) as
 * that tool imports it, with `portal` beside it. Words, actions, states, addresses, texts of the console and names of marks went through the
 * redactor; parts that occur more than once are written once, and referred to with `{"$jsan": "$.path"}`, as Redux DevTools writes them.
 */
import type { UtcInstant } from './call.ts';

/** The schema of `portal`. A reader opens this one and all before it. */
export type ReportSchema = 1;

export interface ProblemReport extends ReduxHistory {
  portal: ReportedPortal;
}

/** The lifted state of Redux DevTools. The action of id 0 is the beginning, `@@INIT`; `computedStates` are in the order of `stagedActionIds`. */
export interface ReduxHistory {
  actionsById: Record<
    string,
    { type: 'PERFORM_ACTION'; action: ReportedAction; /** Milliseconds since 1970. */ timestamp: number }
  >;
  computedStates: { state: unknown }[];
  committedState: unknown;
  currentStateIndex: number;
  nextActionId: number;
  stagedActionIds: number[];
  skippedActionIds: number[];
  monitorState: Record<string, never>;
}

/** `type` is a sentence, because that is what DevTools lists; `is` is the type in the code. */
export interface ReportedAction {
  type: string;
  is: string;
  /** Who caused it. */
  by: 'person' | 'network' | 'portal';
  /** The pattern of the page that it came from, such as `/loans/:loanIdentifier`. */
  screen: string;
  payload?: unknown;
  meta?: unknown;
  error?: unknown;
  /** Of redux-persist: which part of the state it keeps. */
  key?: unknown;
}

/** What went with the history. Times are milliseconds since 1970, durations milliseconds. */
export interface ReportedPortal {
  schema: ReportSchema;
  /** What the borrower is told, and what the lender's log says: `R-4K7M-2QXW`. */
  reference: string;
  savedAt: UtcInstant;
  /** The borrower's own, redacted by shape. */
  words: string;
  /** The email address to which the borrower wants an answer; missing where none is wanted. */
  answerTo?: string;
  release: { version: string; commit: string; builtAt: string };
  environment: ReportedEnvironment;
  /** As the portal read it. */
  runtimeDocument: unknown;
  /** Where the borrower was, one entry for each change. */
  screens: ReportedScreen[];
  calls: ReportedCall[];
  console: { at: number; level: 'error' | 'warning'; text: string }[];
  timings: { name: string; at: number; ms: number }[];
  /** Ids of actions and names of lists that the borrower took out. */
  takenOut: string[];
}

export interface ReportedEnvironment {
  /** Name and major version, such as "Chrome 156", and the system, such as "Windows". */
  browser: string;
  system: string;
  language: string;
  timeZone: string;
  isOnline: boolean;
  /** Of the device's pixels to CSS pixels. */
  scale: number;
  /** `dark`, `forced-colors`, `reduced-motion`, `coarse-pointer`, where they are on. */
  settings: string[];
}

export interface ReportedScreen {
  at: number;
  /** Id of the first action that happened there. */
  action: number;
  /** The pattern in the route table. */
  route: string;
  /** The address without its origin, with stand-ins for what belongs to a person. */
  address: string;
  /** Of the window, in CSS pixels. */
  width: number;
  height: number;
}

/** One request, whatever it was for. No body, header or address. */
export interface ReportedCall {
  at: number;
  ms: number;
  method: string;
  /** Template in the contract, or the path of a static document. */
  route: string;
  /** Null where there was no answer. */
  status: number | null;
  /** `answered`, or why there was no answer. */
  outcome: 'answered' | 'network' | 'timeout' | 'cancelled' | 'underWay';
  /** What the lender's log calls it, where the answer said so. */
  correlationId: string | null;
}

/** `POST {support.captureEndpoint}`: 201, and 200 for a report with the same reference and content. */
export interface ReceivedReport {
  reference: string;
  /** Until then the lender keeps it. */
  keptUntil: UtcInstant;
}
