import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True in the render that takes over what the document shows already: it has to be the same. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
