import { useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { look, type Kept } from '#platform/api/sealed.ts';
import type { PortalDispatch } from '#platform/listen.ts';

/** What an answer says that is kept outside the state; null while there is none. @param handle from a query's `data` */
export function useKept<Secret>(handle: Kept<Secret> | undefined): Secret | null {
  const dispatch = useDispatch<PortalDispatch>();
  return useMemo(() => (handle === undefined ? null : dispatch(look(handle))), [dispatch, handle]);
}
