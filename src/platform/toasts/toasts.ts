import type { Dispatch } from '@reduxjs/toolkit';
import type { AddToastPayload } from 'react-redux-toastr';
import { add, remove } from 'react-redux-toastr/lib/actions';

/** Specification, section 9: the product's default is 3500 ms, top center. */
const DEFAULT_TIME_OUT_MS = 3500;

export interface Toast {
  type: 'success' | 'error' | 'warning' | 'info';
  /** A heading above the message. */
  title?: string;
  message: string;
  position?: AddToastPayload['position'];
  timeOut?: number;
  /** Carries the two links of the session-expired message, and stays until it is closed: nobody can use a link that fades. */
  offersSignIn?: boolean;
}

/** Marks such a toast for the area that draws it; the store holds data only. */
export const OFFERS_SIGN_IN = 'toast-offers-sign-in';

let shown = 0;
const byKey = new Map<string, string>();

/**
 * Shows a toast; one with the same key replaces the one before it. Each gets a new id, because react-redux-toastr never
 * starts the timer of an id again that it has seen.
 */
export function showToast(dispatch: Dispatch, key: string | undefined, toast: Toast): void {
  const id = `toast-${++shown}`;
  const before = key === undefined ? undefined : byKey.get(key);
  if (before !== undefined) dispatch(remove(before));
  if (key !== undefined) byKey.set(key, id);
  const { type, title, message, position = 'top-center', timeOut = DEFAULT_TIME_OUT_MS, offersSignIn = false } = toast;
  // A text alone is the title, which labels the toast for a screen reader.
  const words = title === undefined ? { title: message } : { title, message };
  const stay = offersSignIn ? { timeOut: 0, removeOnHover: false, className: OFFERS_SIGN_IN } : { timeOut, removeOnHover: true }; // hovering holds it
  dispatch(add({ id, type, position, ...words, options: { showCloseButton: true, ...stay, ...quietFocus } }));
}

/** A toast must not take the focus from what somebody is typing. */
const quietFocus = { disableCloseButtonFocus: true };
