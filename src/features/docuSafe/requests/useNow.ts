import { useSyncExternalStore } from 'react';

const UPDATE_INTERVAL_MS = 30_000;

const subscribeToTime = (onChange: () => void) => {
  const timer = setInterval(onChange, UPDATE_INTERVAL_MS);
  document.addEventListener('visibilitychange', onChange); // browsers slow down timers in background tabs, so update when the tab is visible again
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
};
const getTimeSnapshot = () => Math.floor(Date.now() / UPDATE_INTERVAL_MS) * UPDATE_INTERVAL_MS;

/** Current time in milliseconds since 1970, rounded down to 30 seconds. Rerenders the component when it changes. */
export const useNow = (): number => useSyncExternalStore(subscribeToTime, getTimeSnapshot);
