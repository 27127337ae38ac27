import { useEffect, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';

import { seemsOffline } from '#platform/seemsOffline.ts';

import { messages } from './messages.ts';

const BACK_ONLINE_NOTICE_MS = 4000;

const subscribeToOnlineStatus = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Announces that the browser seems offline, and later that it is back online, without interrupting screen readers. */
export function OfflineBanner() {
  const isOnline = !useSyncExternalStore(subscribeToOnlineStatus, seemsOffline, () => false);
  const [isReturning, setIsReturning] = useState(false);
  if (!isOnline && !isReturning) setIsReturning(true);

  useEffect(() => {
    if (!isOnline || !isReturning) return undefined;
    const timer = setTimeout(() => setIsReturning(false), BACK_ONLINE_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isOnline, isReturning]);

  const message = isOnline ? (isReturning ? messages.online : null) : messages.offline;
  return (
    <div role="status" className={message === null ? undefined : 'frame-banner'}>
      {message === null ? null : <FormattedMessage {...message} />}
    </div>
  );
}
