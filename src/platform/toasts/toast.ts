import type { AddToastPayload } from 'react-redux-toastr';

import type { PortalError } from '#platform/api/portalError.ts';

export interface Toast {
  type: 'success' | 'error' | 'warning' | 'info';
  title?: string;
  message: string;
  position?: AddToastPayload['position'];
  /** Duration in milliseconds; 0 means until closed. */
  timeOut?: number;
  /** Shows the two links of the session-expired message. The toast then stays until closed, so that there is time to use them. */
  offersSignIn?: boolean;
}

export interface FailureToShow {
  error: PortalError;
  endpointName: string;
  hasLeftPage: boolean;
  isSignedIn: boolean;
}

/** Class name that tells `ToastArea` to add the sign-in links, because the store cannot hold React nodes. */
export const SIGN_IN_CLASS = 'toast-offers-sign-in';
