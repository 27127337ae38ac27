import type { AddToastPayload } from 'react-redux-toastr';

import type { PortalError } from '#platform/api/portalError.ts';

export interface Toast {
  type: 'success' | 'error' | 'warning' | 'info';
  /** A heading above the message. */
  title?: string;
  message: string;
  position?: AddToastPayload['position'];
  /** Milliseconds; 0: until it is closed. */
  timeOut?: number;
  /** Carries the two links of the session-expired message, and stays until it is closed, so that there is time to use them. */
  offersSignIn?: boolean;
}

/** A failed call that a toast tells of. */
export interface FailureToShow {
  error: PortalError;
  endpointName: string;
  /** The page that sent it is not there any more. */
  isLeft: boolean;
  isSignedIn: boolean;
}

/** Marks such a toast for `ToastArea`; the store holds data only. */
export const OFFERS_SIGN_IN = 'toast-offers-sign-in';
