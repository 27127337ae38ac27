import { useEffect, useMemo, useRef } from 'react';
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';

import type { StoredHandle, WithVault } from '#platform/api/secretVault.ts';
import type { PortalDispatch, PortalThunk } from '#platform/storeTypes.ts';

interface Subscription {
  refetch: () => unknown;
  unsubscribe: () => void;
}

/** An endpoint whose requests set `storedAs`, so that their responses are stored outside the Redux state. */
interface VaultEndpoint<Argument, Answer> {
  initiate: (argument: Argument, options: { forceRefetch: boolean }) => PortalThunk<Subscription>;
  select: (argument: Argument) => (state: never) => {
    data?: StoredHandle<Answer> | undefined;
    error?: unknown;
    isLoading: boolean;
    isUninitialized: boolean;
  };
}

export interface VaultQueryResult<Answer> {
  /** The last successful response; null if there is none. */
  data: Answer | null;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * Runs one query per argument on an endpoint whose responses are stored outside the Redux state, and returns their results. Each is
 * fetched on first use here and again after the cache was cleared.
 * @param wanted the arguments; the list must be memoized
 * @returns one result per argument, in the same order
 */
export function useVaultQueries<Argument, Answer>(
  endpoint: VaultEndpoint<Argument, Answer>,
  wanted: readonly Argument[],
): VaultQueryResult<Answer>[] {
  const dispatch = useDispatch<PortalDispatch>();
  const { vault } = useStore() as unknown as WithVault; // The cast is safe: every store of the portal has a vault.
  const keys = useMemo(() => wanted.map((argument) => JSON.stringify(argument)), [wanted]);
  const selectors = useMemo(() => wanted.map((argument) => endpoint.select(argument)), [endpoint, wanted]);
  const entries = useSelector((state: never) => selectors.map((select) => select(state)), shallowEqual);

  const subscriptions = useRef(new Map<string, Subscription>());
  useEffect(() => {
    const open = subscriptions.current;
    for (const [key, { unsubscribe }] of open) {
      if (keys.includes(key)) continue;
      unsubscribe();
      open.delete(key);
    }
    for (const [index, argument] of wanted.entries()) {
      const key = keys[index] ?? '';
      if (open.has(key) && entries[index]?.isUninitialized !== true) continue;
      open.set(key, dispatch(endpoint.initiate(argument, { forceRefetch: true })));
    }
  }, [dispatch, endpoint, entries, keys, wanted]);
  useEffect(() => {
    const open = subscriptions.current;
    return () => {
      for (const { unsubscribe } of open.values()) unsubscribe();
      open.clear();
    };
  }, []);

  return useMemo(
    () =>
      entries.map(({ data, error, isLoading }, index) => ({
        data: data === undefined ? null : vault.peek(data),
        error,
        isFetching: isLoading,
        refetch: () => subscriptions.current.get(keys[index] ?? '')?.refetch(),
      })),
    [entries, vault, keys],
  );
}
