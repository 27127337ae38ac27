import type { ToastrState } from 'react-redux-toastr';

import type { PortalState } from '#platform/storeTypes.ts';

/** The toasts' slice is added with the first toast. */
export const toastsOf = ({ getState }: { getState: () => Pick<PortalState, 'toastr'> }): ToastrState['toastrs'] =>
  getState().toastr?.toastrs ?? [];

/** Resolves once every toast requested so far is in its store, because the toast code loads with the first toast. */
export const toastsLoaded = async (): Promise<void> => {
  await import('#platform/toasts/failureToast.ts');
};
