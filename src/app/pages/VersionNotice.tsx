import { defineMessages, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useEffect, useEffectEvent } from 'react';

import { fetchStaticDocument } from '#platform/api/fetchStaticDocument.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { showToast } from '#platform/toasts/toasts.ts';
import { buildInfo } from '#platform/config/buildInfo.ts';

const VERSION_CHECK_INTERVAL_MS = 5 * 60_000;

interface VersionNoticeOptions {
  /** Returns the commit in `/version.json`; null if it cannot be read, in which case nothing is shown. */
  fetchCommit: () => Promise<string | null>;
  onNewer: () => void;
}

/** Checks for a newer build every five minutes and when the user returns to the tab. */
export function useVersionNotice({ fetchCommit, onNewer }: VersionNoticeOptions) {
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
    const timer = setInterval(onLook, VERSION_CHECK_INTERVAL_MS);
    window.addEventListener('focus', onLook);
    const stop = () => {
      watch.isStopped = true;
      clearInterval(timer);
      window.removeEventListener('focus', onLook);
    };
    return stop;
  }, []);
}

/** Duration of the notice (specification, section 9). */
const VERSION_NOTICE_MS = 3500;

export function VersionNotice() {
  const dispatch = useDispatch<PortalDispatch>();
  const intl = useIntl();
  useVersionNotice({
    fetchCommit: async () => commitOf(await fetchStaticDocument('/version.json')),
    onNewer: () => {
      const message = intl.formatMessage(messages.newerVersion);
      dispatch(showToast('version', { type: 'info', message, position: 'bottom-right', timeOut: VERSION_NOTICE_MS }));
    },
  });
  return null;
}

const commitOf = (version: unknown): string | null =>
  typeof version === 'object' && version !== null && 'commit' in version && typeof version.commit === 'string'
    ? version.commit
    : null;

const messages = defineMessages({
  newerVersion: {
    id: 'frame.newerVersion',
    defaultMessage: 'We updated this site. Load the page again to get the new version.',
  },
});
