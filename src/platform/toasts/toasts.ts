import type { PortalThunk } from '#platform/storeTypes.ts';

import type { FailureToShow, Toast } from './toast.ts';

const loadAddToast = () => import(/* webpackChunkName: "ToastArea" */ './addToast.ts');
const loadFailureToast = () => import(/* webpackChunkName: "ToastArea" */ './failureToast.ts');

/** Runs code that has to be loaded first. If loading fails, tries once more when the browser is back online. */
function onceLoaded(show: () => Promise<void>): void {
  show().catch(() => {
    window.addEventListener('online', () => void show().catch(() => undefined), { once: true });
  });
}

/**
 * Thunk that shows a toast, replacing the one with the same key. Each toast gets a new id, because react-redux-toastr never starts a
 * second timer for a known id.
 */
export const showToast =
  (replaceKey: string | undefined, toast: Toast): PortalThunk<void> =>
  (dispatch) =>
    onceLoaded(async () => {
      const { addToast } = await loadAddToast();
      dispatch(addToast(replaceKey, toast));
    });

export const showFailureToast =
  (failure: FailureToShow): PortalThunk<void> =>
  (dispatch) =>
    onceLoaded(async () => {
      const { addFailureToast } = await loadFailureToast();
      dispatch(addFailureToast(failure));
    });

export const removeToast =
  (replaceKey: string): PortalThunk<void> =>
  (dispatch) => {
    loadAddToast().then(
      ({ removeToastNow }) => dispatch(removeToastNow(replaceKey)),
      () => undefined, // If the module did not load, no toast can be shown.
    );
  };

const STALE_DATA_TOAST_KEY = 'stale';

/** Thunk that shows a toast saying that parts of the page may be outdated. @returns a function that removes it */
export const showStaleDataToast = (): PortalThunk<() => void> => (dispatch) => {
  onceLoaded(async () => {
    const { addStaleDataToast: addStaleToast } = await loadFailureToast();
    dispatch(addStaleToast(STALE_DATA_TOAST_KEY));
  });
  return () => dispatch(removeToast(STALE_DATA_TOAST_KEY));
};
