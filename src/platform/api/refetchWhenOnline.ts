import { setupListeners } from '@reduxjs/toolkit/query';

type Dispatch = Parameters<typeof setupListeners>[0];

/** When the connection is back, everything that shows is asked for again: an answer may have been missed. Gives the way to stop. */
export const refetchWhenOnline = (dispatch: Dispatch): (() => void) =>
  setupListeners(dispatch, (_dispatch, { onOnline }) => {
    const again = () => dispatch(onOnline());
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  });
