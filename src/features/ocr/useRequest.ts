import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { PortalError } from '#platform/api/portalError.ts';

import { requestFailed, requestForgotten, requestSent, requestTaken, selectRequest, type WithOcr } from './ocrSlice.ts';

export interface RequestStatus {
  /** Error of the last request. */
  error: PortalError | null;
  isBusy: boolean;
  /** Sends a request and stores its error. */
  run: (send: () => Promise<PortalError | undefined>) => Promise<PortalError | undefined>;
}

/** State of requests made by one part of the page. It is dropped when that part unmounts. */
export function useRequest(key: string): RequestStatus {
  const dispatch = useDispatch();
  const request = useSelector((state: WithOcr) => selectRequest(state, key));
  useForgetRequestOnUnmount(key, request !== undefined);
  return {
    error: request?.error ?? null,
    isBusy: request !== undefined && request.inFlight > 0,
    run: async (send) => {
      dispatch(requestSent(key));
      const error = await send();
      dispatch(error === undefined ? requestTaken(key) : requestFailed({ requestKey: key, error }));
      return error;
    },
  };
}

/**
 * Drops the request state on unmount.
 * @param hasEntry whether there is an entry to drop
 */
export function useForgetRequestOnUnmount(key: string, hasEntry: boolean): void {
  const dispatch = useDispatch();
  const hadEntry = useRef(hasEntry);
  useEffect(() => {
    hadEntry.current = hasEntry;
  }, [hasEntry]);
  useEffect(
    () => () => {
      if (hadEntry.current) dispatch(requestForgotten(key));
    },
    [dispatch, key],
  );
}
