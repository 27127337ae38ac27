import type { UnknownAction } from '@reduxjs/toolkit';

import type { ReportedCall } from '#contract/support.ts';

import { screenShown } from './pageActions.ts';

/** Limits of the history. `kilobytes` counts responses that the store no longer holds. */
export interface HistoryLimits {
  actions: number;
  minutes: number;
  kilobytes: number;
}

export const USUAL_LIMITS: HistoryLimits = { actions: 300, minutes: 10, kilobytes: 512 };

/** An action and the state after it. Both are references, not copies; consecutive states share most of their data. */
export interface Step {
  id: number;
  at: number;
  action: UnknownAction;
  after: unknown;
  /** Route pattern of the visible page; empty before the first one. */
  route: string;
  /** The full URL. It may contain the token of a mailed link, so it must be redacted before it leaves the page. */
  address: string;
  width: number;
  height: number;
  /** Size of the responses that arrived with this action. */
  bytes: number;
}

export interface Trouble {
  at: number;
  level: 'error' | 'warning';
  text: string;
}

/** A request with its endpoint. The endpoint is null for requests outside of an API, such as static documents. */
export interface LoggedCall extends ReportedCall {
  endpoint: string | null;
}

/**
 * Records what happened on this page in the last minutes, in memory only. It is separate from the store, so that it survives a crash of
 * the store. Nothing in it is redacted: `features/support/file` does that before anybody sees it.
 */
export interface History {
  /** Records an action. @param before the state before the action, used for the first step */
  record: (action: UnknownAction, before: unknown, after: unknown) => void;
  /** Records a request that was sent. @returns a function to call with its outcome */
  callLeft: (call: Pick<LoggedCall, 'method' | 'route' | 'endpoint'>) => (ended: CallEnd) => void;
  troubleSeen: (level: Trouble['level'], text: string) => void;
  content: () => HistoryContent;
  /** Returns a signal that is aborted by `clear`, after which there is a new one. Data derived from the history must be dropped with it. */
  era: () => AbortSignal;
  clear: () => void;
}

export interface CallEnd extends Pick<LoggedCall, 'status' | 'outcome' | 'correlationId'> {
  bytes: number;
  /** What in the response did not match the contract, described without quoting its data. */
  odd?: readonly string[];
}

export interface HistoryContent {
  /** The state before the first step. */
  before: unknown;
  steps: readonly Step[];
  calls: readonly LoggedCall[];
  troubles: readonly Trouble[];
}

/** Replaces a response that the state after it contains, so that it is not stored twice. */
export const IN_STATE = 'in the state';

/**
 * Actions that libraries dispatch for their own bookkeeping. They would fill the history, and some hold functions, so that DevTools
 * cannot replay them.
 */
const OF_LIBRARIES = /^persist\/(?!REHYDRATE)|\/config\/middlewareRegistered$|\/internalSubscriptions\//;

/** Maximum number of stored requests, and of stored errors. */
const MOST_OTHERS = 200;
export const MOST_TEXT = 2000;

export function createHistory(limits: HistoryLimits = USUAL_LIMITS, now: () => number = Date.now): History {
  let before: unknown;
  let steps: Step[] = [];
  let calls: LoggedCall[] = [];
  let troubles: Trouble[] = [];
  let nextId = 1;
  let bytesOfNext = 0;
  let route = '';
  let era = new AbortController();
  // The window size is stored, because reading it for every action would force a layout.
  let size = windowSize();
  window.addEventListener('resize', () => (size = windowSize()));

  const troubleSeen: History['troubleSeen'] = (level, text) => {
    troubles = [...troubles.slice(1 - MOST_OTHERS), { at: now(), level, text: text.slice(0, MOST_TEXT) }];
  };
  const forgetOld = (state: unknown, hasAnswer: boolean) => {
    const oldest = now() - limits.minutes * 60_000;
    let from = Math.max(0, steps.length - limits.actions);
    while (from < steps.length - 1 && (steps[from]?.at ?? 0) < oldest) from += 1;
    // Only an action with a response can exceed the size limit.
    if (hasAnswer) from = Math.max(from, firstWithin(limits.kilobytes * 1024, state));
    if (from === 0) return;
    before = steps[from - 1]?.after;
    steps = steps.slice(from);
  };
  /**
   * Returns the index of the first step to keep, so that the responses no longer in the state stay within this many bytes. The last step
   * is always kept.
   */
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

/** Returns the cache key if the action is the response of a query; null for any other action. */
export function answeredKey({ type, meta }: UnknownAction): string | null {
  if (!type.endsWith('/executeQuery/fulfilled')) return null;
  return (meta as { arg: { queryCacheKey: string } }).arg.queryCacheKey; // RTK Query's `fulfilled` actions have this shape.
}

type Queries = Record<string, { queries: Record<string, { data?: unknown } | undefined> } | undefined>;

/** Returns the data of a query from the state. @param type the action type, which begins with the API's reducer path */
export const answerIn = (state: unknown, type: string, key: string): unknown =>
  (state as Queries)[type.slice(0, type.indexOf('/'))]?.queries[key]?.data; // RTK Query's state has this shape

/** Returns whether the state still contains the response that arrived with a step. */
function isHeld({ action, after }: Step, state: unknown): boolean {
  const key = answeredKey(action);
  return key !== null && answerIn(after, action.type, key) === answerIn(state, action.type, key);
}
