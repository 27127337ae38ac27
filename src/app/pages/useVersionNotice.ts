import { useEffect, useEffectEvent } from 'react';

import { buildInfo } from '#platform/config/buildInfo.ts';

const ASK_EVERY_MS = 5 * 60_000;

interface Options {
  /** Returns the commit in `/version.json`; null if it cannot be read, in which case nothing is shown. */
  fetchCommit: () => Promise<string | null>;
  /** Called once when a different build has been deployed. */
  onNewer: () => void;
}

/** Checks for a newer build every five minutes and when the user returns to the tab. */
export function useVersionNotice({ fetchCommit, onNewer }: Options) {
  const ask = useEffectEvent(fetchCommit);
  const tell = useEffectEvent(onNewer);

  useEffect(() => {
    const watch = { isStopped: false, isAsking: false };

    const mayAsk = () => !watch.isStopped && !watch.isAsking && document.visibilityState !== 'hidden';

    const look = async () => {
      if (!mayAsk()) return;
      watch.isAsking = true;
      const commit = await ask().catch(() => null);
      watch.isAsking = false;
      if (watch.isStopped || commit === null || commit === buildInfo.commit) return;
      stop();
      tell();
    };
    const onLook = () => void look();
    const timer = setInterval(onLook, ASK_EVERY_MS);
    window.addEventListener('focus', onLook);
    const stop = () => {
      watch.isStopped = true;
      clearInterval(timer);
      window.removeEventListener('focus', onLook);
    };
    return stop;
  }, []);
}
