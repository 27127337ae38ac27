import { useEffect, useEffectEvent } from 'react';

import { buildInfo } from '#platform/config/buildInfo.ts';

const CHECK_INTERVAL_MS = 5 * 60_000;

interface Options {
  /** Returns the commit in `/version.json`; null if it cannot be read, in which case nothing is shown. */
  fetchCommit: () => Promise<string | null>;
  onNewer: () => void;
}

/** Checks for a newer build every five minutes and when the user returns to the tab. */
export function useVersionNotice({ fetchCommit, onNewer }: Options) {
  const fetchNow = useEffectEvent(fetchCommit);
  const notify = useEffectEvent(onNewer);

  useEffect(() => {
    const watch = { isStopped: false, isAsking: false };

    const mayCheck = () => !watch.isStopped && !watch.isAsking && document.visibilityState !== 'hidden';

    const check = async () => {
      if (!mayCheck()) return;
      watch.isAsking = true;
      const commit = await fetchNow().catch(() => null);
      watch.isAsking = false;
      if (watch.isStopped || commit === null || commit === buildInfo.commit) return;
      stop();
      notify();
    };
    const onLook = () => void check();
    const timer = setInterval(onLook, CHECK_INTERVAL_MS);
    window.addEventListener('focus', onLook);
    const stop = () => {
      watch.isStopped = true;
      clearInterval(timer);
      window.removeEventListener('focus', onLook);
    };
    return stop;
  }, []);
}
