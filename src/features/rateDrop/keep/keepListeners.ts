import { KEPT_ALERT_KEY } from '#lending/rateDrop/keptAlertKey.ts';
import type { Listeners } from '#platform/listen.ts';
import { signedIn } from '#platform/session/store/sessionSlice.ts';

/** After a sign-in, an alert that waits in this browser goes to the account. Part of the first load: the rest comes only for those who have one. */
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
