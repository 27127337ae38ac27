import type { ReactNode } from 'react';

import { DEFAULT_LOCALE } from '#platform/i18n/portalIntl.ts';
import '#platform/ui/actions/dayNight.css';
import { MAIN_ID } from '#platform/ui/actions/SkipLink.tsx';

import './frame.css';
import { Header, type HeaderProps } from './Header.tsx';
import { LegalFooter } from './LegalFooter.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

interface Props {
  header: HeaderProps;
  /** `flow` for forms and steps (640 px), `content` for lists and records (1,120 px). */
  width?: 'content' | 'flow';
  children: ReactNode;
}

/** Header, main, footer. They are in English even around a screen in another language; that screen sets its own `lang`. */
export function PageFrame({ header, width = 'content', children }: Props) {
  'use no memo'; // every page carries it, and it seldom renders
  return (
    <div className="frame" lang={DEFAULT_LOCALE}>
      <Header {...header} />
      <OfflineBanner />
      <main id={MAIN_ID} className={`frame-main frame-main-${width}`} tabIndex={-1}>
        {children}
      </main>
      <LegalFooter />
    </div>
  );
}
