import { reportOfTest, fileOf } from '../../support/replayedReports.ts';
import { cleanup, render, screen, within } from '@testing-library/react';

import { openReport } from '#replay/opening/openReport.ts';
import type { Report } from '#replay/report.ts';
import { inertOutside } from '#replay/screen/inertOutside.ts';
import { recordedConfig } from '#replay/screen/recordedConfig.ts';
import { ReplayedScreen } from '#replay/screen/ReplayedScreen.tsx';
import { createReplayStore, shownState, stepShown } from '#replay/screen/replayStore.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';

import { aLoan, hasLoans, hasProfile } from '../../support/backends/borrower.ts';
import { knowsOutcome, none, takesPayment, type SentPayment } from '../../support/backends/payment.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { atReview, payButton } from '../../features/pay/payJourney.tsx';

/** Draws a step of a report as the frame does. */
function replay({ steps, portal }: Report, index: number) {
  const intl = createPortalIntl();
  const config = recordedConfig(portal.runtimeDocument);
  const store = createReplayStore(inertOutside(config, intl));
  const { state, screen: place } = steps[index]!;
  store.dispatch(stepShown(shownState(state)));
  const view = render(<ReplayedScreen config={config} intl={intl} store={store} address={place?.address ?? '/'} step={index} />);
  return { ...view, store };
}

/** What the test's portal recorded, as somebody opens it; the portal itself is gone then. */
function recordedReport(): Report {
  const report = openReport(fileOf(reportOfTest()));
  cleanup();
  window.localStorage.clear();
  return report;
}

test('a list of loans shows as it was, and asks for nothing', async () => {
  hasProfile();
  hasLoans(aLoan());
  renderPortal('/loans');
  await screen.findByRole('article', { name: '12 Elm Street, Springfield, IL 62704' });
  const report = recordedReport();

  const { store } = replay(report, report.steps.length - 1);

  const card = await screen.findByRole('article', { name: '12 Elm Street, Springfield, IL 62704' });
  expect(within(card).getByRole('link', { name: /^Pay \$1,992\.67/ })).toBeVisible();
  expect(store.getState()).toEqual(shownState(report.steps.at(-1)?.state));
});

test('before the loans were there, it shows that they are on their way', async () => {
  hasProfile();
  hasLoans(aLoan());
  renderPortal('/loans');
  await screen.findByRole('article');
  const report = recordedReport();
  const asked = report.steps.findIndex(({ action }) => action.type === 'getLoans: pending');

  replay(report, asked);

  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.queryByRole('article')).toBeNull();
});

const REFUSAL = /What you owe has changed since you opened this page. No money has been taken./;

test('a refused payment shows its refusal, with the method that was chosen', async () => {
  const sent: SentPayment[] = [];
  const { user } = await atReview();
  takesPayment(sent, { status: 409, body: { errors: ['It changed.'], code: 'amountChanged', errorId: 'e' } });
  knowsOutcome([], none);
  await user.click(payButton());
  await screen.findByText(REFUSAL);
  require('node:fs').writeFileSync('__tests__/replay/reports/schema-1.json', fileOf(reportOfTest()));
  const report = recordedReport();

  replay(report, report.steps.length - 1);

  expect(await screen.findByText(REFUSAL)).toBeVisible();
  expect(screen.getByText('Visa ending in 4242')).toBeVisible();
});
