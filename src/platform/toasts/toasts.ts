import { nanoid } from '@reduxjs/toolkit';
import type { AddToastPayload } from 'react-redux-toastr';

import type { PortalThunk } from '#platform/listen.ts';

import type * as toastrParts from './toastrParts.ts';

/** Specification, section 9: the product's default is 3500 ms, top center. */
const DEFAULT_TIME_OUT_MS = 3500;

export interface Toast {
  type: 'success' | 'error' | 'warning' | 'info';
  /** A heading above the message. */
  title?: string;
  message: string;
  position?: AddToastPayload['position'];
  timeOut?: number;
  /** Carries the two links of the session-expired message, and stays until it is closed, so that there is time to use them. */
  offersSignIn?: boolean;
}

/** Marks such a toast for `ToastArea`; the store holds data only. */
export const OFFERS_SIGN_IN = 'toast-offers-sign-in';

/** A toast in the store: react-redux-toastr keeps fields that it does not know. */
type KeyedToast = AddToastPayload & { replaceKey?: string | undefined };

/**
 * A thunk: shows a toast, once the code for it is here. One with the same key replaces the one before it. Each gets a new id, because
 * react-redux-toastr never starts a second timer for an id that it has seen. Where the code does not arrive, there is no toast.
 */
export const showToast =
  (replaceKey: string | undefined, toast: Toast): PortalThunk<void> =>
  (dispatch) => {
    import(/* webpackChunkName: "ToastArea" */ './toastrParts.ts').then(
      (parts) => dispatch(addToast(parts, replaceKey, toast)),
      () => undefined,
    );
  };

const addToast =
  ({ add, remove, toastFeature }: typeof toastrParts, replaceKey: string | undefined, toast: Toast): PortalThunk<void> =>
  (dispatch, getState, { addFeature }) => {
    addFeature(toastFeature);
    const shown: KeyedToast[] = getState().toastr?.toastrs ?? [];
    const before = replaceKey === undefined ? undefined : shown.find((one) => one.replaceKey === replaceKey);
    if (before?.id !== undefined) dispatch(remove(before.id));
    const { type, title, message, position = 'top-center', timeOut = DEFAULT_TIME_OUT_MS, offersSignIn = false } = toast;
    // A message without a title becomes the title, which labels the toast for a screen reader.
    const words = title === undefined ? { title: message } : { title, message };
    const stay = offersSignIn
      ? { timeOut: 0, removeOnHover: false, className: OFFERS_SIGN_IN }
      : { timeOut, removeOnHover: true }; // it stays while the pointer is on it
    // The library's own check for duplicates looks at all stores of the page.
    const options = { showCloseButton: false, preventDuplicates: false, ...stay };
    const payload: KeyedToast = { id: nanoid(), replaceKey, type, position, ...words, options };
    dispatch(add(payload));
  };
