import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RawIntlProvider, type IntlShape } from 'react-intl';

import type { PortalConfig } from '#platform/config/config.ts';
import { ConfigContext } from '#platform/config/ConfigContext.tsx';
import type { History } from '#platform/history/history.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/portalIntl.ts';
import { nextTask } from '#platform/nextTask.ts';
import { ThemeRoot } from '#platform/theme/ThemeRoot.tsx';

import { createReportBuilder, type ReportBuilder } from '../file/reportOf.ts';
import './report.css';
import { ReportPage, TITLE_ID } from './ReportPage.tsx';
import { firstReport, type BuiltReport } from './useReport.ts';

export interface ReportOutside {
  history: History;
  /** Null: there is none that can be read, which may be the problem. */
  config: PortalConfig | null;
  intl: IntlShape;
  /** The report itself broke: it is gone from the page, and somebody has to say so. */
  onBroken: () => void;
}

/** From the press to the end of the dialog. */
let isThere = false;

/**
 * Makes the report and opens it, one at a time. Evaluated, read, redacted and shown in one go, it would take a phone a third of a second in
 * which nothing else is answered.
 */
export async function openReport(outside: ReportOutside): Promise<void> {
  if (isThere) return;
  isThere = true;
  try {
    const era = outside.history.era();
    await nextTask();
    const builder = createReportBuilder(outside);
    await nextTask();
    const first = firstReport(outside.history, builder);
    await nextTask();
    if (era.aborted) isThere = false;
    else showReport(outside, builder, first);
  } catch (problem) {
    isThere = false;
    throw problem;
  }
}

/**
 * Shows "Report a problem" over the page, in a React root of its own: without store and router, either of which may be what broke. The page behind stays as it is and gets its focus back.
 */
export function showReport(
  { history, config, intl, onBroken }: ReportOutside,
  builder: ReportBuilder,
  first: BuiltReport = firstReport(history, builder),
): void {
  const before = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.className = 'report';
  dialog.lang = DEFAULT_LOCALE;
  dialog.dataset['unwatched'] = ''; // what is done in a report is no part of it
  dialog.setAttribute('aria-labelledby', TITLE_ID);
  const end = new AbortController();
  const gone = () => {
    if (end.signal.aborted) return;
    end.abort();
    isThere = false;
    unhide.disconnect();
    root.unmount();
    dialog.remove();
    if (before instanceof HTMLElement) before.focus();
  };
  const leave = () => {
    if (dialog.open) dialog.close();
    else void nextTask().then(gone);
  };
  // Two roots on one page would give the same ids.
  const root = createRoot(dialog, {
    identifierPrefix: 'report-',
    onUncaughtError: () => {
      leave();
      onBroken();
    },
  });
  // The person whose report it is has gone.
  history.era().addEventListener('abort', leave, { signal: end.signal });
  dialog.addEventListener('close', gone);
  // A dialog of Material UI that opens below hides from screen readers what stands beside it, but can't be seen or reached itself.
  const unhide = new MutationObserver(() => dialog.removeAttribute('aria-hidden'));
  unhide.observe(dialog, { attributeFilter: ['aria-hidden'] });
  // Piece by piece, and shown when it is whole.
  startTransition(() =>
    root.render(
      <RawIntlProvider value={intl}>
        <ConfigContext value={config}>
          <ThemeRoot>
            <Opening dialog={dialog}>
              <ReportPage history={history} builder={builder} first={first} onBack={() => dialog.close()} />
            </Opening>
          </ThemeRoot>
        </ConfigContext>
      </RawIntlProvider>,
    ),
  );
}

/** Opens the dialog once its content is in it. */
function Opening({ dialog, children }: { dialog: HTMLDialogElement; children: ReactNode }) {
  useLayoutEffect(() => {
    document.body.append(dialog);
    dialog.showModal();
    document.getElementById(TITLE_ID)?.focus();
  }, [dialog]);
  return children;
}
