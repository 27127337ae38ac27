import type { IntlShape } from 'react-intl';

import type { PortalConfig } from '#platform/config/config.ts';
import type { History } from '#platform/history/history.ts';
import { prefetchWhenIdle } from '#platform/startup.ts';
import { problemReporter } from '#platform/support/problemReporter.ts';

import { messages } from './frame/messages.ts';

interface ProblemReportDependencies {
  history: History;
  /** Null if no valid configuration could be loaded. */
  config: PortalConfig | null;
  intl: () => IntlShape;
}

const loadReportFeature = () => import(/* webpackChunkName: "Report" */ '#features/support/report/importReport.ts');

/**
 * Makes "Report a problem" work for buttons and for its keyboard shortcut (unless reports are disabled). If the dialog cannot be loaded,
 * `window.alert` says so, because nothing else is known to work then.
 * @returns a function that removes the keyboard shortcut
 */
export function enableProblemReports(outside: ProblemReportDependencies): () => void {
  const { history, config, intl } = outside;
  const onBroken = () => window.alert(intl().formatMessage(messages.reportMissing, { phone: config?.support.phone ?? '' }));
  problemReporter.open = () =>
    void loadReportFeature()
      .then((part) => part.importReport())
      .then((report) => report.openReport({ history, config, intl: intl(), onBroken }))
      .catch(onBroken);
  const onKey = (event: KeyboardEvent) => {
    const { altKey, shiftKey, ctrlKey, code } = event;
    // Check `code`, because Option changes the character on a Mac. Ctrl+Alt is excluded: on Windows it acts as AltGr, which types
    // characters.
    if (!altKey || !shiftKey || ctrlKey || code !== 'KeyR' || config?.supportCapture === false) return;
    event.preventDefault();
    problemReporter.open();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

/** Preloads the code of "Report a problem", so that it still works if the network fails later. @returns a function that cancels it */
export const preloadProblemReports = () => prefetchWhenIdle(() => void loadReportFeature().catch(() => undefined));
