import type { IntlShape } from 'react-intl';

import type { PortalConfig } from '#platform/config/config.ts';
import type { History } from '#platform/history/history.ts';
import { fetchAhead } from '#platform/startup.ts';
import { reportProblem } from '#platform/support/reportProblem.ts';

import { messages } from './frame/messages.ts';

interface Outside {
  history: History;
  /** Null: there is none that can be read. */
  config: PortalConfig | null;
  intl: () => IntlShape;
}

const loadReport = () => import(/* webpackChunkName: "Report" */ '#features/support/report/reportPart.ts');

/**
 * From now on whatever offers "Report a problem" opens it, and so do its keys, unless the runtime document switches reports off. Where it
 * does not open, the browser's own message says so: nothing else is known to work then.
 * @returns stops listening to the keys
 */
export function offerReports(outside: Outside): () => void {
  const { history, config, intl } = outside;
  const onBroken = () => window.alert(intl().formatMessage(messages.reportMissing, { phone: config?.support.phone ?? '' }));
  reportProblem.open = () =>
    void loadReport()
      .then((part) => part.runReport())
      .then((report) => report.openReport({ history, config, intl: intl(), onBroken }))
      .catch(onBroken);
  const onKey = (event: KeyboardEvent) => {
    const { altKey, shiftKey, ctrlKey, code } = event;
    // With Option the key is another letter on a Mac; with Control the two are one key, which types letters.
    if (!altKey || !shiftKey || ctrlKey || code !== 'KeyR' || config?.supportCapture === false) return;
    event.preventDefault();
    reportProblem.open();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

/** Fetches the code of "Report a problem", so that a network that breaks later can't take it away. Returns a function that cancels it. */
export const fetchReportsAhead = () => fetchAhead(() => void loadReport().catch(() => undefined));
