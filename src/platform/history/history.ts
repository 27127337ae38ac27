import type { UnknownAction } from '@reduxjs/toolkit';

import type { ReportedCall } from '#contract/support.ts';

import { screenShown } from './pageActions.ts';

/** Limits of the history. `kilobytes` counts responses that the store no longer holds. */
export interface HistoryLimits {
  actions: number;
  minutes: number;
  kilobytes: number;
}

export const DEFAULT_LIMITS: HistoryLimits = { actions: 300, minutes: 10, kilobytes: 512 };

/** An action and the state after it. Both are references, not copies; consecutive states share most of their data. */
export interface HistoryStep {
  id: number;
  at: number;
  action: UnknownAction;
  after: unknown;
  /** Route pattern; empty before the first page. */
  route: string;
  /** The full URL. It may contain the token of a mailed link, so it must be redacted before it leaves the page. */
  address: string;
  width: number;
  height: number;
  /** Size of the responses that arrived with this action. */
  bytes: number;
}

export interface LoggedError {
  at: number;
  level: 'error' | 'warning';
  text: string;
}

/** The endpoint is null for requests outside of an API, such as static documents. */
export interface LoggedCall extends ReportedCall {
  endpoint: string | null;
}

/**
 * Records what happened on this page in the last minutes, in memory only. It is separate from the store, so that it survives a crash of
 * the store. Nothing in it is redacted: `features/support/file` does that before anybody sees it.
 */
export interface History {
  /** @param before the state before the action, used for the first step */
  record: (action: UnknownAction, before: unknown, after: unknown) => void;
  /** @returns a function to call with the request's outcome */
  logCall: (call: Pick<LoggedCall, 'method' | 'route' | 'endpoint'>) => (ended: CallEnd) => void;
  logError: (level: LoggedError['level'], text: string) => void;
  content: () => HistoryContent;
  /** Returns a signal that is aborted by `clear`, after which there is a new one. Data derived from the history must be dropped with it. */
  clearSignal: () => AbortSignal;
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
  steps: readonly HistoryStep[];
  calls: readonly LoggedCall[];
  troubles: readonly LoggedError[];
}

/** Replaces a response that the state after it contains, so that it is not stored twice. */
export const RESPONSE_IN_STATE = 'in the state';

/**
 * Actions that libraries dispatch for their own bookkeeping. They would fill the history, and some hold functions, so that DevTools
 * cannot replay them.
 */
const LIBRARY_ACTIONS = /^persist\/(?!REHYDRATE)|\/config\/middlewareRegistered$|\/internalSubscriptions\//;

/** Maximum number of stored requests, and of stored errors. */
const MAX_ENTRIES = 200;
export const MAX_TEXT_LENGTH = 2000;

export function createHistory(limits: HistoryLimits = DEFAULT_LIMITS, now: () => number = Date.now): History {
  let before: unknown;
  let steps: HistoryStep[] = [];
  let calls: LoggedCall[] = [];
  let troubles: LoggedError[] = [];
  let nextId = 1;
  let bytesOfNext = 0;
  let route = '';
  let era = new AbortController();
  // The window size is stored, because reading it for every action would force a layout.
  let size = windowSize();
  window.addEventListener('resize', () => (size = windowSize()));

  const logError: History['logError'] = (level, text) => {
    troubles = [...troubles.slice(1 - MAX_ENTRIES), { at: now(), level, text: text.slice(0, MAX_TEXT_LENGTH) }];
  };
  const dropOldSteps = (state: unknown, hasAnswer: boolean) => {
    const oldest = now() - limits.minutes * 60_000;
    let from = Math.max(0, steps.length - limits.actions);
    while (from < steps.length - 1 && (steps[from]?.at ?? 0) < oldest) from += 1;
    // Only an action with a response can exceed the size limit.
    if (hasAnswer) from = Math.max(from, firstIndexWithin(limits.kilobytes * 1024, state));
    if (from === 0) return;
    before = steps[from - 1]?.after;
    steps = steps.slice(from);
  };
  /**
   * Returns the index of the first step to keep, so that the responses no longer in the state stay within this many bytes. The last step
   * is always kept.
   */
  const firstIndexWithin = (bytes: number, state: unknown): number => {
    let room = bytes;
    return (
      1 +
      steps.findLastIndex((step, nth) => {
        if (step.bytes > 0 && !isResponseInState(step, state)) room -= step.bytes;
        return room < 0 && nth < steps.length - 1;
      })
    );
  };

  return {
    record: (action, stateBefore, after) => {
      if (LIBRARY_ACTIONS.test(action.type)) return;
      if (steps.length === 0) before = stateBefore;
      if (screenShown.match(action)) route = action.payload.route;
      const kept = fulfilledCacheKey(action) === null ? action : { ...action, payload: RESPONSE_IN_STATE };
      const place = { route, address: window.location.href, ...size };
      const bytes = bytesOfNext;
      bytesOfNext = 0;
      steps.push({ id: nextId++, at: now(), action: kept, after, bytes, ...place });
      dropOldSteps(after, bytes > 0);
    },
    logCall: (call) => {
      const at = now();
      const logged: LoggedCall = { ...call, at, ms: 0, status: null, outcome: 'underWay', correlationId: null };
      calls = [...calls.slice(1 - MAX_ENTRIES), logged];
      return ({ bytes, odd = [], ...end }) => {
        Object.assign(logged, end, { ms: now() - at });
        bytesOfNext += bytes;
        for (const text of odd) logError('warning', `${call.route}: ${text}`);
      };
    },
    logError,
    content: () => {
      const oldest = now() - limits.minutes * 60_000;
      const recent = <Happened extends { at: number }>(all: readonly Happened[]) => all.filter(({ at }) => at >= oldest);
      return { before, steps, calls: recent(calls), troubles: recent(troubles) };
    },
    clearSignal: () => era.signal,
    clear: () => {
      era.abort();
      era = new AbortController();
      [steps, calls, troubles, before, bytesOfNext] = [[], [], [], undefined, 0];
    },
  };
}

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

/** Returns the cache key if the action is the response of a query; null for any other action. */
export function fulfilledCacheKey({ type, meta }: UnknownAction): string | null {
  if (!type.endsWith('/executeQuery/fulfilled')) return null;
  return (meta as { arg: { queryCacheKey: string } }).arg.queryCacheKey; // RTK Query's `fulfilled` actions have this shape.
}

type Queries = Record<string, { queries: Record<string, { data?: unknown } | undefined> } | undefined>;

/** Returns the data of a query from the state. @param type the action type, which begins with the API's reducer path */
export const queryDataIn = (state: unknown, type: string, key: string): unknown =>
  (state as Queries)[type.slice(0, type.indexOf('/'))]?.queries[key]?.data; // RTK Query's state has this shape.

function isResponseInState({ action, after }: HistoryStep, state: unknown): boolean {
  const key = fulfilledCacheKey(action);
  return key !== null && queryDataIn(after, action.type, key) === queryDataIn(state, action.type, key);
}
