import type { PortalThunk } from '#platform/listen.ts';

import type { Toast } from './toast.ts';

/**
 * A thunk: shows a toast, once the code for it is here. One with the same key replaces the one before it. Each gets a new id, because
 * react-redux-toastr never starts a second timer for an id that it has seen. Where the code does not arrive, there is no toast.
 */
export const showToast =
  (replaceKey: string | undefined, toast: Toast): PortalThunk<void> =>
  (dispatch) => {
    import(/* webpackChunkName: "ToastArea" */ './addToast.ts').then(
      ({ addToast }) => dispatch(addToast(replaceKey, toast)),
      () => undefined,
    );
  };
