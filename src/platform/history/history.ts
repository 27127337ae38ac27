import type { UnknownAction } from '@reduxjs/toolkit';

import type { ReportedCall } from '#contract/support.ts';

import { screenShown } from './pageActions.ts';

/** How much is remembered. `kilobytes` are of answers that the store no longer holds. */
export interface HistoryLimits {
  actions: number;
  minutes: number;
  kilobytes: number;
}

export const USUAL_LIMITS: HistoryLimits = { actions: 300, minutes: 10, kilobytes: 512 };

/** An action and what it made of the state, as references: nothing is copied, so most of two states is one thing. */
export interface Step {
  /** Counts on while the page is open. */
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  action: UnknownAction;
  after: unknown;
  /** The pattern of the page that is shown; empty before the first. */
  route: string;
  /** With its origin. May hold the token of a mailed link: only the redactor passes it on. */
  address: string;
  width: number;
  height: number;
  /** Of the answers that came with it. */
  bytes: number;
}

export interface Trouble {
  at: number;
  level: 'error' | 'warning';
  text: string;
}

/** A call with the endpoint that asked; `null` for what no endpoint asks, such as a static document. */
export interface LoggedCall extends ReportedCall {
  endpoint: string | null;
}

/**
 * What happened on this page in the last minutes, in memory alone. It is outside the store, so that it is there when the store broke. Nothing
 * in it is redacted: `features/support/file` does that when somebody looks.
 */
export interface History {
  /** @param before what the state was, for the first step */
  record: (action: UnknownAction, before: unknown, after: unknown) => void;
  /** @returns tells how it ended */
  callLeft: (call: Pick<LoggedCall, 'method' | 'route' | 'endpoint'>) => (ended: CallEnd) => void;
  troubleSeen: (level: Trouble['level'], text: string) => void;
  content: () => HistoryContent;
  /** Aborted by clearing, and then another one: whatever belongs to what was remembered goes with it. */
  era: () => AbortSignal;
  clear: () => void;
}

export interface CallEnd extends Pick<LoggedCall, 'status' | 'outcome' | 'correlationId'> {
  /** Of the answer's text. */
  bytes: number;
  /** What in the answer was not as the contract says, in words without anything that was sent. */
  odd?: readonly string[];
}

export interface HistoryContent {
  /** The state before the first step. */
  before: unknown;
  steps: readonly Step[];
  calls: readonly LoggedCall[];
  troubles: readonly Trouble[];
}

/** In the place of an answer that the state after it holds, so that a repeated answer is not kept twice. */
export const IN_STATE = 'in the state';

/** Of libraries, about themselves: nobody caused them, they would fill the ring, and some hold functions, so that DevTools can't do them again. */
const OF_LIBRARIES = /^persist\/(?!REHYDRATE)|\/config\/middlewareRegistered$|\/internalSubscriptions\//;

/** How many calls and troubles are remembered. */
const MOST_OTHERS = 200;
/** Letters of a trouble's text. */
export const MOST_TEXT = 2000;

/** A history of its own for each store. */
export function createHistory(limits: HistoryLimits = USUAL_LIMITS, now: () => number = Date.now): History {
  let before: unknown;
  let steps: Step[] = [];
  let calls: LoggedCall[] = [];
  let troubles: Trouble[] = [];
  let nextId = 1;
  let bytesOfNext = 0;
  let route = '';
  let era = new AbortController();
  // Read now and then alone: reading it makes the browser lay out the page.
  let size = windowSize();
  window.addEventListener('resize', () => (size = windowSize()));

  const troubleSeen: History['troubleSeen'] = (level, text) => {
    troubles = [...troubles.slice(1 - MOST_OTHERS), { at: now(), level, text: text.slice(0, MOST_TEXT) }];
  };
  const forgetOld = (state: unknown, hasAnswer: boolean) => {
    const oldest = now() - limits.minutes * 60_000;
    let from = Math.max(0, steps.length - limits.actions);
    while (from < steps.length - 1 && (steps[from]?.at ?? 0) < oldest) from += 1;
    // More can only have come with an answer.
    if (hasAnswer) from = Math.max(from, firstWithin(limits.kilobytes * 1024, state));
    if (from === 0) return;
    before = steps[from - 1]?.after;
    steps = steps.slice(from);
  };
  /** The last steps whose answers, beyond those that the state holds, have so many bytes; always the last one. */
  const firstWithin = (bytes: number, state: unknown): number => {
    let room = bytes;
    return (
      1 +
      steps.findLastIndex((step, nth) => {
        if (step.bytes > 0 && !isHeld(step, state)) room -= step.bytes;
        return room < 0 && nth < steps.length - 1;
      })
    );
  };

  return {
    record: (action, stateBefore, after) => {
      if (OF_LIBRARIES.test(action.type)) return;
      if (steps.length === 0) before = stateBefore;
      if (screenShown.match(action)) route = action.payload.route;
      const kept = answeredKey(action) === null ? action : { ...action, payload: IN_STATE };
      const place = { route, address: window.location.href, ...size };
      const bytes = bytesOfNext;
      bytesOfNext = 0;
      steps.push({ id: nextId++, at: now(), action: kept, after, bytes, ...place });
      forgetOld(after, bytes > 0);
    },
    callLeft: (call) => {
      const at = now();
      const logged: LoggedCall = { ...call, at, ms: 0, status: null, outcome: 'underWay', correlationId: null };
      calls = [...calls.slice(1 - MOST_OTHERS), logged];
      return ({ bytes, odd = [], ...end }) => {
        Object.assign(logged, end, { ms: now() - at });
        bytesOfNext += bytes;
        for (const text of odd) troubleSeen('warning', `${call.route}: ${text}`);
      };
    },
    troubleSeen,
    content: () => {
      const oldest = now() - limits.minutes * 60_000;
      const recent = <Happened extends { at: number }>(all: readonly Happened[]) => all.filter(({ at }) => at >= oldest);
      return { before, steps, calls: recent(calls), troubles: recent(troubles) };
    },
    era: () => era.signal,
    clear: () => {
      era.abort();
      era = new AbortController();
      [steps, calls, troubles, before, bytesOfNext] = [[], [], [], undefined, 0];
    },
  };
}

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

/** The cache key of a query whose answer this is; null for every other action. */
export function answeredKey({ type, meta }: UnknownAction): string | null {
  if (!type.endsWith('/executeQuery/fulfilled')) return null;
  return (meta as { arg: { queryCacheKey: string } }).arg.queryCacheKey; // RTK Query's own action
}

type Queries = Record<string, { queries: Record<string, { data?: unknown } | undefined> } | undefined>;

/** The answer of a query, from the state that has it. @param type of the action, which begins with the name of the API */
export const answerIn = (state: unknown, type: string, key: string): unknown =>
  (state as Queries)[type.slice(0, type.indexOf('/'))]?.queries[key]?.data; // RTK Query's own state

/** Whether the store holds what came with the step. */
function isHeld({ action, after }: Step, state: unknown): boolean {
  const key = answeredKey(action);
  return key !== null && answerIn(after, action.type, key) === answerIn(state, action.type, key);
}
