/** Adds react-redux-toastr to the store. This module loads with the first toast. */
import { nanoid } from '@reduxjs/toolkit';
import { actions, reducer, type AddToastPayload } from 'react-redux-toastr';

import type { Feature, PortalThunk } from '#platform/storeTypes.ts';

import { SIGN_IN_CLASS, type Toast } from './toast.ts';

const toastFeature: Feature = { slice: { reducerPath: 'toastr', reducer }, listeners: () => undefined };

/** Default duration from the specification, section 9, which also sets top center as the position. */
const DEFAULT_TIME_OUT_MS = 3500;

/** A toast in the store. react-redux-toastr keeps extra fields such as `replaceKey`. */
type KeyedToast = AddToastPayload & { replaceKey?: string | undefined };

/** Thunk behind `showToast`, run once this module is loaded. */
export const addToast =
  (replaceKey: string | undefined, toast: Toast): PortalThunk<void> =>
  (dispatch, _getState, { addFeature }) => {
    addFeature(toastFeature);
    if (replaceKey !== undefined) dispatch(removeToastNow(replaceKey));
    const { type, title, message, position = 'top-center', timeOut = DEFAULT_TIME_OUT_MS, offersSignIn = false } = toast;
    // A message without a title is passed as the title, because the title labels the toast for screen readers.
    const words = title === undefined ? { title: message } : { title, message };
    const stay = offersSignIn ? { timeOut: 0, className: SIGN_IN_CLASS } : { timeOut };
    // The library's own duplicate check is off, because it is shared by all stores on the page.
    const options = { preventDuplicates: false, ...stay };
    const payload: KeyedToast = { id: nanoid(), replaceKey, type, position, ...words, options };
    dispatch(actions.add(payload));
  };

export const removeToastNow =
  (replaceKey: string): PortalThunk<void> =>
  (dispatch, getState) => {
    const shown: KeyedToast[] = getState().toastr?.toastrs ?? [];
    const one = shown.find((toast) => toast.replaceKey === replaceKey);
    if (one?.id !== undefined) dispatch(actions.remove(one.id));
  };
