import { setupListeners } from '@reduxjs/toolkit/query';

type Dispatch = Parameters<typeof setupListeners>[0];

/** When the connection is back, asks again for everything on the screen: an answer may have been missed. Returns a function that stops it. */
export const refetchWhenOnline = (dispatch: Dispatch): (() => void) =>
  setupListeners(dispatch, (_dispatch, { onOnline }) => {
    const again = () => dispatch(onOnline());
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  });
