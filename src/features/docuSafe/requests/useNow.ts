import { useSyncExternalStore } from 'react';

const STEP_MS = 30_000;

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, STEP_MS);
  document.addEventListener('visibilitychange', onChange); // a page in the background is not kept current
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
};
const snapshot = () => Math.floor(Date.now() / STEP_MS) * STEP_MS;

/** The time in milliseconds since 1970, to half a minute; the screen follows it. */
export const useNow = (): number => useSyncExternalStore(subscribe, snapshot);
