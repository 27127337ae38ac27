import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { renewed, signedIn } from '#platform/session/store/sessionSlice.ts';

import { isPortalError, type PortalError } from '../portalError.ts';

/** How long a failed query is not repeated if the response has no `Retry-After`. */
const DEFAULT_FAILURE_HOLD_MS = 10_000;
const MAX_FAILURE_HOLD_MS = 300_000;

/**
 * Recently failed queries of one store, by query cache key. Without this, RTK Query would repeat a failed query whenever a component that
 * uses it mounts: a list whose rows share a query would send one request per row.
 */
export type FailedReads = Map<string, { error: PortalError; until: number }>;

/** Returns the wait that a failed response asks for (`Retry-After`) in milliseconds, capped at five minutes; undefined if there is none. */
export const retryAfterMs = (error: unknown): number | undefined =>
  isPortalError(error) && 'retryAfterSeconds' in error
    ? Math.min(error.retryAfterSeconds * 1000, MAX_FAILURE_HOLD_MS)
    : undefined;

/**
 * Wraps a base query so that it returns the last error of a query that failed recently instead of repeating the request. `clearFailuresOnRefetch`
 * lifts this for deliberate retries.
 */
export const withFailureCache =
  <Call, Options extends object, Meta extends object>(
    ask: BaseQueryFn<Call, unknown, PortalError, Options, Meta>,
  ): BaseQueryFn<Call, unknown, PortalError, Options, Meta> =>
  async (call, api, options) => {
    const { failedReads } = api.extra as { failedReads: FailedReads }; // The thunk's extra argument is what `createStore` was given.
    const key = api.queryCacheKey;
    if (api.type !== 'query' || key === undefined) return ask(call, api, options);
    const failed = failedReads.get(key);
    if (failed !== undefined && Date.now() < failed.until) return { error: { shownBy: 'step', ...failed.error } }; // The error has already been shown, so it must not raise a second toast.
    const answer = await ask(call, api, options);
    if (answer.error === undefined) failedReads.delete(key);
    else if (answer.error.kind !== 'cancelled') {
      failedReads.set(key, { error: answer.error, until: Date.now() + (retryAfterMs(answer.error) ?? DEFAULT_FAILURE_HOLD_MS) });
    }
    return answer;
  };

const ACTIONS_CLEARING_FAILURES: readonly string[] = [signedIn.type, renewed.type, '__rtkq/online'];

interface QueryPending {
  type: string;
  meta: { arg: { queryCacheKey: string; subscribe?: boolean; forceRefetch?: unknown; direction?: unknown } };
}

/**
 * True for deliberate requests ("Try again", the next page, a refetch after a mutation, polling), false for requests caused by a mounting
 * component.
 */
const isDeliberate = ({ meta: { arg } }: QueryPending): boolean =>
  (arg.subscribe === false && arg.forceRefetch === true) || arg.direction !== undefined;

/**
 * Middleware that forgets the failures of queries that are deliberately refetched or removed, and all failures on sign-in, renewal or
 * reconnect.
 */
export const clearFailuresOnRefetch =
  (failedReads: FailedReads): Middleware =>
  () =>
  (next) =>
  (action) => {
    const { type, payload } = action as UnknownAction & { payload?: { queryCacheKey?: string } };
    if (type.endsWith('/executeQuery/pending') && isDeliberate(action as QueryPending)) {
      failedReads.delete((action as QueryPending).meta.arg.queryCacheKey);
    }
    if (type.endsWith('/queries/removeQueryResult')) failedReads.delete(payload?.queryCacheKey ?? '');
    if (ACTIONS_CLEARING_FAILURES.includes(type) || type.endsWith('/resetApiState')) failedReads.clear();
    return next(action);
  };
