import { useSyncExternalStore } from 'react';

const STEP_MS = 30_000;

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, STEP_MS);
  document.addEventListener('visibilitychange', onChange); // browsers slow down timers in background tabs, so update when the tab is visible again
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
};
const snapshot = () => Math.floor(Date.now() / STEP_MS) * STEP_MS;

/** Current time in milliseconds since 1970, rounded down to 30 seconds. Rerenders the component when it changes. */
export const useNow = (): number => useSyncExternalStore(subscribe, snapshot);
