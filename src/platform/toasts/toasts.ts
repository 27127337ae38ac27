import type { PortalThunk } from '#platform/listen.ts';

import type { FailureToShow, Toast } from './toast.ts';

const loadAdding = () => import(/* webpackChunkName: "ToastArea" */ './addToast.ts');
const loadFailures = () => import(/* webpackChunkName: "ToastArea" */ './failureToast.ts');

/** Shows something once its code is here. Where that does not arrive, it waits for the connection. */
function onceLoaded(show: () => Promise<void>): void {
  show().catch(() => {
    window.addEventListener('online', () => void show().catch(() => undefined), { once: true });
  });
}

/**
 * A thunk: shows a toast. One with the same key replaces the one before it. Each gets a new id, because react-redux-toastr never starts a
 * second timer for an id that it has seen.
 */
export const showToast =
  (replaceKey: string | undefined, toast: Toast): PortalThunk<void> =>
  (dispatch) =>
    onceLoaded(async () => {
      const { addToast } = await loadAdding();
      dispatch(addToast(replaceKey, toast));
    });

/** A thunk: shows a toast about a failed call. */
export const showFailure =
  (failure: FailureToShow): PortalThunk<void> =>
  (dispatch) =>
    onceLoaded(async () => {
      const { addFailure } = await loadFailures();
      dispatch(addFailure(failure));
    });

/** A thunk: takes the toast with this key away, if there is one. */
export const removeToast =
  (replaceKey: string): PortalThunk<void> =>
  (dispatch) => {
    loadAdding().then(
      ({ dropToast }) => dispatch(dropToast(replaceKey)),
      () => undefined, // without the code there is none
    );
  };

const STALE = 'stale';

/** A thunk: says that parts of the page show an earlier answer. @returns how to take that back */
export const showStale = (): PortalThunk<() => void> => (dispatch) => {
  onceLoaded(async () => {
    const { addStale } = await loadFailures();
    dispatch(addStale(STALE));
  });
  return () => dispatch(removeToast(STALE));
};
