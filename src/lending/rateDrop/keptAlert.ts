import { readStoredJson } from '#platform/config/storedJson.ts';
import type { PortalThunk } from '#platform/listen.ts';

import { KEPT_ALERT_KEY } from './keptAlertKey.ts';

/** A Rate Drop Alert that waits for the account of whoever set it. Nothing in it is about the person. */
export interface KeptAlert {
  /** What the lender knows it by. */
  reference: string;
  /** Milliseconds since 1970; the lender has forgotten it by then. */
  endsAt: number;
  /** The account has another email address: the borrower is asked whether the alert is theirs. */
  asks?: boolean;
}

const KEPT_MS = 24 * 60 * 60 * 1000;

/** A thunk: the alert that waits in this browser; null where there is none, or its time is over. */
export const readKeptAlert =
  (): PortalThunk<KeptAlert | null> =>
  (_dispatch, _getState, { storage }) => {
    const kept = readStoredJson<KeptAlert>(storage.get(KEPT_ALERT_KEY), { reference: 'string', endsAt: 'number' });
    if (kept !== null && kept.endsAt > Date.now() && kept.endsAt <= Date.now() + KEPT_MS) return kept;
    storage.remove(KEPT_ALERT_KEY);
    return null;
  };

/** A thunk: an alert waits for an account from now on, for a day. */
export const keepAlert =
  (reference: string): PortalThunk<void> =>
  (_dispatch, _getState, { storage }) =>
    storage.set(KEPT_ALERT_KEY, JSON.stringify({ reference, endsAt: Date.now() + KEPT_MS } satisfies KeptAlert));

/** A thunk: asks from now on whether the alert is the borrower's. */
export const askAboutAlert =
  (kept: KeptAlert): PortalThunk<void> =>
  (_dispatch, _getState, { storage }) =>
    storage.set(KEPT_ALERT_KEY, JSON.stringify({ ...kept, asks: true } satisfies KeptAlert));

/** A thunk: it waits no longer. */
export const forgetAlert =
  (): PortalThunk<void> =>
  (_dispatch, _getState, { storage }) =>
    storage.remove(KEPT_ALERT_KEY);
