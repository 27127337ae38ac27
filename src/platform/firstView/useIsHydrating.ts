import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** True during the hydration render, whose output must match the markup that is already in the document. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
