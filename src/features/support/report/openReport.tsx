import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RawIntlProvider, type IntlShape } from 'react-intl';

import type { PortalConfig } from '#platform/config/config.ts';
import { ConfigContext } from '#platform/config/ConfigContext.tsx';
import type { History } from '#platform/history/history.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/portalIntl.ts';
import { nextTask } from '#platform/nextTask.ts';
import { ThemeRoot } from '#platform/theme/ThemeRoot.tsx';

import { createReportBuilder, type ReportBuilder } from '../file/createReportBuilder.ts';
import './report.css';
import { ReportPage, REPORT_TITLE_ID } from './ReportPage.tsx';
import { firstReport, type BuiltReport } from './useReport.ts';

export interface ReportDependencies {
  history: History;
  /** Null if no valid configuration could be loaded, which may itself be the problem. */
  config: PortalConfig | null;
  intl: IntlShape;
  /** Called when the report crashes: its dialog is gone, and the caller must tell the user. */
  onBroken: () => void;
}

/** True from the click until the dialog has closed. */
let isReportOpen = false;

/**
 * Builds a report and opens it, one at a time. The work is split into several tasks, because a single one would block a phone for a third
 * of a second.
 */
export async function openReport(outside: ReportDependencies): Promise<void> {
  if (isReportOpen) return;
  isReportOpen = true;
  try {
    const era = outside.history.clearSignal();
    await nextTask();
    const builder = createReportBuilder(outside);
    await nextTask();
    const first = firstReport(outside.history, builder);
    await nextTask();
    if (era.aborted) isReportOpen = false;
    else showReport(outside, builder, first);
  } catch (problem) {
    isReportOpen = false;
    throw problem;
  }
}

/**
 * Renders "Report a problem" over the page, in its own React root without store and router, because either may be what broke. When it
 * closes, the page gets its focus back.
 */
export function showReport(
  { history, config, intl, onBroken }: ReportDependencies,
  builder: ReportBuilder,
  first: BuiltReport = firstReport(history, builder),
): void {
  const before = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.className = 'report';
  dialog.lang = DEFAULT_LOCALE;
  dialog.dataset['unwatched'] = ''; // actions inside the report dialog are not recorded
  dialog.setAttribute('aria-labelledby', REPORT_TITLE_ID);
  const end = new AbortController();
  const cleanUp = () => {
    if (end.signal.aborted) return;
    end.abort();
    isReportOpen = false;
    unhide.disconnect();
    root.unmount();
    dialog.remove();
    if (before instanceof HTMLElement) before.focus();
  };
  const closeReport = () => {
    if (dialog.open) dialog.close();
    else void nextTask().then(cleanUp);
  };
  // Without a prefix, two React roots on one page would generate the same IDs.
  const root = createRoot(dialog, {
    identifierPrefix: 'report-',
    onUncaughtError: () => {
      closeReport();
      onBroken();
    },
  });
  // Closes the report when its user signs out.
  history.clearSignal().addEventListener('abort', closeReport, { signal: end.signal });
  dialog.addEventListener('close', cleanUp);
  // A Material UI dialog that opens underneath sets `aria-hidden` on its siblings, including this dialog. The other dialog cannot be seen
  // or reached, so the attribute is removed.
  const unhide = new MutationObserver(() => dialog.removeAttribute('aria-hidden'));
  unhide.observe(dialog, { attributeFilter: ['aria-hidden'] });
  // A transition renders in small steps; the dialog opens once all of it is rendered.
  startTransition(() =>
    root.render(
      <RawIntlProvider value={intl}>
        <ConfigContext value={config}>
          <ThemeRoot>
            <OpenWhenRendered dialog={dialog}>
              <ReportPage history={history} builder={builder} first={first} onBack={() => dialog.close()} />
            </OpenWhenRendered>
          </ThemeRoot>
        </ConfigContext>
      </RawIntlProvider>,
    ),
  );
}

function OpenWhenRendered({ dialog, children }: { dialog: HTMLDialogElement; children: ReactNode }) {
  useLayoutEffect(() => {
    document.body.append(dialog);
    dialog.showModal();
    document.getElementById(REPORT_TITLE_ID)?.focus();
  }, [dialog]);
  return children;
}
