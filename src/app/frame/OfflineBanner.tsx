import { useEffect, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';

import { seemsOffline } from '#platform/seemsOffline.ts';

import { messages } from './messages.ts';

/** How long "back online" stays. */
const BACK_ONLINE_MS = 4000;

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Says that the connection seems to be gone, and then that it is back, without interrupting a screen reader. */
export function OfflineBanner() {
  const isOnline = !useSyncExternalStore(subscribe, seemsOffline, () => false);
  const [isReturning, setIsReturning] = useState(false);
  if (!isOnline && !isReturning) setIsReturning(true);

  useEffect(() => {
    if (!isOnline || !isReturning) return undefined;
    const timer = setTimeout(() => setIsReturning(false), BACK_ONLINE_MS);
    return () => clearTimeout(timer);
  }, [isOnline, isReturning]);

  const message = isOnline ? (isReturning ? messages.online : null) : messages.offline;
  return (
    <div role="status" className={message === null ? undefined : 'frame-banner'}>
      {message === null ? null : <FormattedMessage {...message} />}
    </div>
  );
}
