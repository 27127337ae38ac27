import type { ReactNode } from 'react';

import { DEFAULT_LOCALE } from '#platform/i18n/portalIntl.ts';
import type { frameKindOf } from '#platform/routing/access.ts';
import { ToastSpacer } from '#platform/toasts/ToastSpacer.tsx';
import '#platform/ui/actions/dayNight.css';
import { MAIN_ID } from '#platform/ui/actions/SkipLink.tsx';

import './frame.css';
import { Header, type HeaderProps } from './Header.tsx';
import { LegalFooter } from './LegalFooter.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

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
