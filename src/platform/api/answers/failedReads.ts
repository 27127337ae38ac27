import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { renewed, signedIn } from '#platform/session/store/sessionSlice.ts';

import { isPortalError, type PortalError } from '../portalError.ts';

/** How long a failure stands for an answer, where the answer does not say when to ask again. */
const USUAL_MS = 10_000;
const LONGEST_MS = 300_000;

/**
 * Reads of one store that have just failed. RTK Query asks again whenever something that shows a failed read is drawn: a list whose rows
 * read the same thing asks once for each row.
 */
export type FailedReads = Map<string, { error: PortalError; until: number }>;

/** How long to wait before the same is asked again, where a failure says so. Milliseconds. */
export const toldWaitMs = (error: unknown): number | undefined =>
  isPortalError(error) && 'retryAfterSeconds' in error ? Math.min(error.retryAfterSeconds * 1000, LONGEST_MS) : undefined;

/** A base query that does not ask again for what has just failed, unless somebody wants it: see `readsAskedAnew`. */
export const rememberingFailures =
  <Call, Options extends object, Meta extends object>(
    ask: BaseQueryFn<Call, unknown, PortalError, Options, Meta>,
  ): BaseQueryFn<Call, unknown, PortalError, Options, Meta> =>
  async (call, api, options) => {
    const { failedReads } = api.extra as { failedReads: FailedReads }; // the thunk's extra argument is what `createStore` was given
    const key = api.queryCacheKey;
    if (api.type !== 'query' || key === undefined) return ask(call, api, options);
    const failed = failedReads.get(key);
    if (failed !== undefined && Date.now() < failed.until) return { error: { shownBy: 'step', ...failed.error } }; // a toast has told of it
    const answer = await ask(call, api, options);
    if (answer.error === undefined) failedReads.delete(key);
    else if (answer.error.kind !== 'cancelled') {
      failedReads.set(key, { error: answer.error, until: Date.now() + (toldWaitMs(answer.error) ?? USUAL_MS) });
    }
    return answer;
  };

const FOR_ALL: readonly string[] = [signedIn.type, renewed.type, '__rtkq/online'];

interface ReadBegun {
  type: string;
  meta: { arg: { queryCacheKey: string; subscribe?: boolean; forceRefetch?: unknown; direction?: unknown } };
}

/** Not because something was drawn: "Try again", the next page, what a write has changed, and what is asked every few seconds. */
const isWanted = ({ meta: { arg } }: ReadBegun): boolean =>
  (arg.subscribe === false && arg.forceRefetch === true) || arg.direction !== undefined;

/** Forgets failures of reads that are wanted anew or were forgotten, and all of them when somebody else asks or the connection is back. */
export const readsAskedAnew =
  (failedReads: FailedReads): Middleware =>
  () =>
  (next) =>
  (action) => {
    const { type, payload } = action as UnknownAction & { payload?: { queryCacheKey?: string } };
    if (type.endsWith('/executeQuery/pending') && isWanted(action as ReadBegun)) {
      failedReads.delete((action as ReadBegun).meta.arg.queryCacheKey);
    }
    if (type.endsWith('/queries/removeQueryResult')) failedReads.delete(payload?.queryCacheKey ?? '');
    if (FOR_ALL.includes(type) || type.endsWith('/resetApiState')) failedReads.clear();
    return next(action);
  };
