import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';

import { DEFAULT_LOCALE } from '#platform/i18n/portalIntl.ts';
import type { frameKindOf } from '#platform/routing/access.ts';
import { ToastSpacer } from '#platform/toasts/ToastSpacer.tsx';
import '#platform/ui/actions/dayNight.css';
import { MAIN_ID } from '#platform/ui/actions/SkipLink.tsx';
import { seemsOffline } from '#platform/seemsOffline.ts';

import './frame.css';
import { Header, type HeaderProps } from './Header.tsx';
import { LegalFooter } from './LegalFooter.tsx';
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
function OfflineBanner() {
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

interface Props {
  header: Omit<HeaderProps, 'isFromMailedLink'>;
  /** Which header and footer surround the screen. */
  frame: ReturnType<typeof frameKindOf>;
  children: ReactNode;
}

/** Header and footer are always in English; a screen in another language sets its own `lang`. */
export function PageFrame({ header, frame, children }: Props) {
  return (
    <div className="frame" lang={DEFAULT_LOCALE}>
      {frame !== 'none' && <Header {...header} isFromMailedLink={frame === 'mailed'} />}
      <OfflineBanner />
      <main id={MAIN_ID} className={frame === 'none' ? 'frame-bare' : 'frame-main'} tabIndex={-1}>
        <ToastSpacer />
        {children}
      </main>
      {frame !== 'none' && <LegalFooter />}
    </div>
  );
}
