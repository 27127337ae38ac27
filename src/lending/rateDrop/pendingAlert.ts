import { readStoredJson } from '#platform/config/storedJson.ts';
import type { PortalThunk } from '#platform/storeTypes.ts';

import { PENDING_ALERT_KEY } from './pendingAlertKey.ts';

/**
 * Rate Drop Alert that a visitor set before signing in or signing up. It is added to their account afterwards and contains no personal
 * data.
 */
export interface PendingAlert {
  /** Opaque reference under which the lender stores the alert. */
  reference: string;
  /** Expiry in epoch milliseconds; the lender has deleted the alert by then. */
  endsAt: number;
  /** True when the account has a different email address, so the borrower must confirm that the alert is theirs. */
  asks?: boolean;
}

const PENDING_ALERT_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Thunk that returns the alert stored in this browser; null when there is none or it has expired. */
export const readPendingAlert =
  (): PortalThunk<PendingAlert | null> =>
  (_dispatch, _getState, { storage }) => {
    const kept = readStoredJson<PendingAlert>(storage.get(PENDING_ALERT_KEY), { reference: 'string', endsAt: 'number' });
    if (kept !== null && kept.endsAt > Date.now() && kept.endsAt <= Date.now() + PENDING_ALERT_LIFETIME_MS) return kept;
    storage.remove(PENDING_ALERT_KEY);
    return null;
  };

/** Thunk that stores an alert for a day, until the visitor has an account. */
export const storePendingAlert =
  (reference: string): PortalThunk<void> =>
  (_dispatch, _getState, { storage }) =>
    storage.set(
      PENDING_ALERT_KEY,
      JSON.stringify({ reference, endsAt: Date.now() + PENDING_ALERT_LIFETIME_MS } satisfies PendingAlert),
    );

/** Thunk that marks the stored alert: the borrower must confirm that it is theirs. */
export const requireAlertConfirmation =
  (kept: PendingAlert): PortalThunk<void> =>
  (_dispatch, _getState, { storage }) =>
    storage.set(PENDING_ALERT_KEY, JSON.stringify({ ...kept, asks: true } satisfies PendingAlert));

export const removePendingAlert =
  (): PortalThunk<void> =>
  (_dispatch, _getState, { storage }) =>
    storage.remove(PENDING_ALERT_KEY);
