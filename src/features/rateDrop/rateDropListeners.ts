import { PENDING_ALERT_KEY } from '#lending/rateDrop/pendingAlertKey.ts';
import type { Listeners } from '#platform/storeTypes.ts';
import { signedIn } from '#platform/session/store/sessionSlice.ts';

/**
 * After sign-in, links an alert stored in this browser to the account. This listener is in the initial bundle; the rest loads only for
 * users who have such an alert.
 */
export const pendingAlertListeners: Listeners = (start) => {
  start({
    actionCreator: signedIn,
    effect: async (_signedIn, { dispatch, extra }) => {
      if (extra.storage.get(PENDING_ALERT_KEY) === null) return;
      const { linkPendingAlert } = await import(/* webpackChunkName: "tieKeptAlert" */ './linkPendingAlert.ts');
      await dispatch(linkPendingAlert());
    },
  });
};
