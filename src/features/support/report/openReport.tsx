import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RawIntlProvider, type IntlShape } from 'react-intl';

import type { PortalConfig } from '#platform/config/config.ts';
import { ConfigContext } from '#platform/config/ConfigContext.tsx';
import type { History } from '#platform/history/history.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/portalIntl.ts';

import { createReportBuilder, type ReportBuilder } from '../file/reportOf.ts';
import './report.css';
import { ReportPage, TITLE_ID } from './ReportPage.tsx';
import { firstReport } from './useReport.ts';

export interface ReportOutside {
  history: History;
  /** Null: there is none that can be read, which may be the problem. */
  config: PortalConfig | null;
  intl: IntlShape;
  /** The report itself broke: it is gone from the page, and somebody has to say so. */
  onBroken: () => void;
}

/**
 * Opens "Report a problem" over the page, in a React root of its own: without store, router, theme and Material UI, any of which may be
 * what broke. One at a time. The page behind stays as it is and gets its focus back.
 */
export function openReport(
  { history, config, intl, onBroken }: ReportOutside,
  builder: ReportBuilder = createReportBuilder({ history, config }),
): void {
  if (document.querySelector('.report') !== null) return;
  const first = firstReport(history, builder);
  const before = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.className = 'report';
  dialog.lang = DEFAULT_LOCALE;
  dialog.dataset['unwatched'] = ''; // what is done in a report is no part of it
  dialog.setAttribute('aria-labelledby', TITLE_ID);
  // Two roots on one page would give the same ids.
  const root = createRoot(dialog, {
    identifierPrefix: 'report-',
    onUncaughtError: () => {
      dialog.close();
      onBroken();
    },
  });
  // The person whose report it is has gone.
  history.era().addEventListener('abort', () => dialog.close());
  dialog.addEventListener('close', () => {
    unhide.disconnect();
    root.unmount();
    dialog.remove();
    if (before instanceof HTMLElement) before.focus();
  });
  // A dialog of Material UI that opens below hides from screen readers what stands beside it, but can't be seen or reached itself.
  const unhide = new MutationObserver(() => dialog.removeAttribute('aria-hidden'));
  unhide.observe(dialog, { attributeFilter: ['aria-hidden'] });
  document.body.append(dialog);
  dialog.showModal();
  flushSync(() =>
    root.render(
      <RawIntlProvider value={intl}>
        <ConfigContext value={config}>
          <ReportPage history={history} builder={builder} first={first} onBack={() => dialog.close()} />
        </ConfigContext>
      </RawIntlProvider>,
    ),
  );
  document.getElementById(TITLE_ID)?.focus();
}
