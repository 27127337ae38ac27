import { payFeature } from '#features/pay/intent/payFeature.ts';
import type { PayState } from '#features/pay/intent/paySlice.ts';
import { installFeature } from '#platform/feature.tsx';

import { openStore } from '../../platform/api/openStore.ts';

/** The portal's store without a page, as it is once a page of `/pay` was open. @param token of the signed-in session, null for none */
export function openPayStore(token: string | null) {
  const store = openStore(token);
  store.dispatch(installFeature(payFeature));
  type State = ReturnType<typeof store.getState> & { pay: PayState };
  return { ...store, getState: () => store.getState() as State }; // just installed
}
