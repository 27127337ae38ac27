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
}

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
  const { type, title, message, position = 'top-center', timeOut = DEFAULT_TIME_OUT_MS } = toast;
  const words = title === undefined ? { title: message } : { title, message };
  dispatch(
    // A text alone is the title, which labels the toast for a screen reader; hovering holds it.
    add({ id, type, position, ...words, options: { timeOut, showCloseButton: true, removeOnHover: true, ...quietFocus } }),
  );
}

/** A toast must not take the focus from what somebody is typing. */
const quietFocus = { disableCloseButtonFocus: true };
