import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { PortalError } from '#platform/api/portalError.ts';

import { requestFailed, requestForgotten, requestSent, requestTaken, selectRequest, type WithOcr } from './ocrSlice.ts';

export interface Request {
  /** How the last one failed. */
  error: PortalError | null;
  isBusy: boolean;
  /** Sends one, and remembers what failed. @param send resolves to that */
  run: (send: () => Promise<PortalError | undefined>) => Promise<PortalError | undefined>;
}

/** Requests about one thing on the page, and how the last of them ended. It is forgotten with the part of the page that shows it. */
export function useRequest(key: string): Request {
  const dispatch = useDispatch();
  const request = useSelector((state: WithOcr) => selectRequest(state, key));
  useForgotten(key, request !== undefined);
  return {
    error: request?.error ?? null,
    isBusy: request !== undefined && request.underWay > 0,
    run: async (send) => {
      dispatch(requestSent(key));
      const error = await send();
      dispatch(error === undefined ? requestTaken(key) : requestFailed({ requestKey: key, error }));
      return error;
    },
  };
}

/** Forgets requests about something when it leaves the page. @param isThere there are some */
export function useForgotten(key: string, isThere: boolean): void {
  const dispatch = useDispatch();
  const wasThere = useRef(isThere);
  useEffect(() => {
    wasThere.current = isThere;
  }, [isThere]);
  useEffect(
    () => () => {
      if (wasThere.current) dispatch(requestForgotten(key));
    },
    [dispatch, key],
  );
}
