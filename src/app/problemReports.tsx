import { createRoot } from 'react-dom/client';
import { FormattedMessage, RawIntlProvider, type IntlShape } from 'react-intl';

import type { PortalConfig } from '#platform/config/config.ts';
import type { History } from '#platform/history/history.ts';
import { messages } from '#platform/support/messages.ts';
import { reportProblem } from '#platform/support/reportProblem.ts';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';

interface Outside {
  history: History;
  /** Null: there is none that can be read. */
  config: PortalConfig | null;
  intl: IntlShape;
}

const loadReport = () => import(/* webpackChunkName: "Report" */ '#features/support/report/openReport.tsx');

/**
 * From now on whatever offers "Report a problem" opens it, and so do its keys, unless the runtime document switches reports off.
 * @returns stops listening to the keys
 */
export function offerReports(outside: Outside): () => void {
  const onBroken = () => sayMissing(outside);
  reportProblem.open = () =>
    void loadReport()
      .then((part) => part.openReport({ ...outside, onBroken }))
      .catch(onBroken);
  const onKey = (event: KeyboardEvent) => {
    // On a Mac the key with Option is another letter.
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyR' || outside.config?.supportCapture === false) return;
    event.preventDefault();
    reportProblem.open();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

/** Says that "Report a problem" did not come, with the phone number instead. */
function sayMissing({ config, intl }: Outside) {
  const dialog = document.createElement('dialog');
  const root = createRoot(dialog);
  dialog.onclose = () => {
    root.unmount();
    dialog.remove();
  };
  dialog.role = 'alertdialog';
  dialog.className = 'card';
  dialog.ariaLabel = intl.formatMessage(messages.reportProblem);
  document.body.append(dialog);
  root.render(
    <RawIntlProvider value={intl}>
      <p>
        {config === null ? (
          <FormattedMessage {...messages.missing} />
        ) : (
          <FormattedMessage {...messages.missingCall} values={{ phone: <PhoneLink phone={config.support.phone} /> }} />
        )}
      </p>
      <form method="dialog">
        <button className="button button-secondary">
          <FormattedMessage {...messages.close} />
        </button>
      </form>
    </RawIntlProvider>,
  );
  dialog.showModal();
}

/** Long after the first view, so that it costs that nothing. */
const FETCH_AFTER_MS = 10_000;

/** Fetches the code of "Report a problem" while nothing else goes on: a network that breaks later can't take it away. */
export function fetchReportsAhead(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }; // not in Safari and Firefox
  if (connection?.saveData === true) return;
  setTimeout(() => {
    const fetchIt = () => void loadReport().catch(() => undefined);
    // Safari has no such callback.
    if ('requestIdleCallback' in window) requestIdleCallback(fetchIt);
    else fetchIt();
  }, FETCH_AFTER_MS);
}
