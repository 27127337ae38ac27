import { reportOfTest, fileOf } from '../../support/recordedReports.ts';
import { cleanup, screen, within } from '@testing-library/react';

import { openReport } from '#replay/opening/openReport.ts';
import type { Report } from '#replay/report.ts';
import { completeState } from '#replay/screen/replayStore.ts';

import { aLoan, stubLoans, stubProfile } from '../../support/backends/borrower.ts';
import { stubPaymentOutcome, notReceivedOutcome, stubPayment, type SentPayment } from '../../support/backends/payment.ts';
import { renderStep } from '../../support/renderStep.tsx';
import { renderPortal } from '../../support/renderPortal.tsx';
import { openReview, payButton } from '../../features/pay/payJourney.tsx';

function recordedReport(): Report {
  const report = openReport(fileOf(reportOfTest()));
  cleanup();
  window.localStorage.clear();
  return report;
}

test('a replayed loan list looks as recorded and sends no request', async () => {
  stubProfile();
  stubLoans(aLoan());
  renderPortal('/loans');
  await screen.findByRole('article', { name: '12 Elm Street, Springfield, IL 62704' });
  const report = recordedReport();

  const { store } = renderStep(report, report.steps.length - 1);

  const card = await screen.findByRole('article', { name: '12 Elm Street, Springfield, IL 62704' });
  expect(within(card).getByRole('link', { name: /^Pay \$1,992\.67/ })).toBeVisible();
  expect(store.getState()).toEqual(completeState(report.steps.at(-1)?.state));
});

test('a step before the loans arrived shows them loading', async () => {
  stubProfile();
  stubLoans(aLoan());
  renderPortal('/loans');
  await screen.findByRole('article');
  const report = recordedReport();
  const asked = report.steps.findIndex(({ action }) => action.type === 'getLoans: pending');

  renderStep(report, asked);

  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.queryByRole('article')).toBeNull();
});

const REFUSAL = /What you owe has changed since you opened this page. No money has been taken./;

test('a rejected payment is replayed with its reason and method', async () => {
  const sent: SentPayment[] = [];
  const { user } = await openReview();
  stubPayment(sent, { status: 409, body: { errors: ['It changed.'], code: 'amountChanged', errorId: 'e' } });
  stubPaymentOutcome([], notReceivedOutcome);
  await user.click(payButton());
  await screen.findByText(REFUSAL);
  const report = recordedReport();

  renderStep(report, report.steps.length - 1);

  expect(await screen.findByText(REFUSAL)).toBeVisible();
  expect(screen.getAllByText('Visa ending in 4242')).toHaveLength(2);
});
