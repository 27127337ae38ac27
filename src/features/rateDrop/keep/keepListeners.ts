import { KEPT_ALERT_KEY } from '#lending/rateDrop/keptAlertKey.ts';
import type { Listeners } from '#platform/listen.ts';
import { signedIn } from '#platform/session/store/sessionSlice.ts';

/**
 * After sign-in, links an alert stored in this browser to the account. This listener is in the initial bundle; the rest loads only for
 * users who have such an alert.
 */
export const keepListeners: Listeners = (start) => {
  start({
    actionCreator: signedIn,
    effect: async (_signedIn, { dispatch, extra }) => {
      if (extra.storage.get(KEPT_ALERT_KEY) === null) return;
      const { tieKeptAlert } = await import(/* webpackChunkName: "tieKeptAlert" */ './tieKeptAlert.ts');
      await dispatch(tieKeptAlert());
    },
  });
};
