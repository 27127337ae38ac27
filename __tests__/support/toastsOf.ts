import type { ToastrState } from 'react-redux-toastr';

import type { PortalState } from '#platform/listen.ts';

/** The toasts that a store has now; their part of the store comes with the first one. */
export const toastsOf = ({ getState }: { getState: () => Pick<PortalState, 'toastr'> }): ToastrState['toastrs'] =>
  getState().toastr?.toastrs ?? [];

/** Resolves once every toast that was asked for until now is in its store: their code loads with the first one. */
export const toastsCame = async (): Promise<void> => {
  await import('#platform/toasts/failureToast.ts');
};
