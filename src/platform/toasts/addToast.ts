/** What react-redux-toastr brings to the store. It loads with the first toast. */
import { nanoid } from '@reduxjs/toolkit';
import { actions, reducer, type AddToastPayload } from 'react-redux-toastr';

import type { Feature, PortalThunk } from '#platform/listen.ts';

import { OFFERS_SIGN_IN, type Toast } from './toast.ts';

const toastFeature: Feature = { slice: { reducerPath: 'toastr', reducer }, listeners: () => undefined };

/** Specification, section 9: the product's default is 3500 ms, top center. */
const DEFAULT_TIME_OUT_MS = 3500;

/** A toast in the store: react-redux-toastr keeps fields that it does not know. */
type KeyedToast = AddToastPayload & { replaceKey?: string | undefined };

/** A thunk: what `showToast` does once this is here. */
export const addToast =
  (replaceKey: string | undefined, toast: Toast): PortalThunk<void> =>
  (dispatch, _getState, { addFeature }) => {
    addFeature(toastFeature);
    if (replaceKey !== undefined) dispatch(dropToast(replaceKey));
    const { type, title, message, position = 'top-center', timeOut = DEFAULT_TIME_OUT_MS, offersSignIn = false } = toast;
    // A message without a title becomes the title, which labels the toast for a screen reader.
    const words = title === undefined ? { title: message } : { title, message };
    const stay = offersSignIn ? { timeOut: 0, className: OFFERS_SIGN_IN } : { timeOut };
    // The library's own check for duplicates looks at all stores of the page.
    const options = { preventDuplicates: false, ...stay };
    const payload: KeyedToast = { id: nanoid(), replaceKey, type, position, ...words, options };
    dispatch(actions.add(payload));
  };

/** A thunk: what `removeToast` does. */
export const dropToast =
  (replaceKey: string): PortalThunk<void> =>
  (dispatch, getState) => {
    const shown: KeyedToast[] = getState().toastr?.toastrs ?? [];
    const one = shown.find((toast) => toast.replaceKey === replaceKey);
    if (one?.id !== undefined) dispatch(actions.remove(one.id));
  };
