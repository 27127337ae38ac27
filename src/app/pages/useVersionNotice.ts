import { useEffect, useEffectEvent } from 'react';

import { buildInfo } from '#platform/config/buildInfo.ts';

/** How often an open page asks whether a newer build is there. */
const ASK_EVERY_MS = 5 * 60_000;

interface Options {
  /** The commit in `/version.json`; null when it could not be read; then nothing is shown. */
  fetchCommit: () => Promise<string | null>;
  /** Called once, when a different build was deployed. */
  onNewer: () => void;
}

/** Watches for a newer build: every five minutes, and when the person comes back to the tab. */
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
