/** The replay shows what a borrower had opened, chosen or failed to do, using only the recorded state. */
import { reportOfTest, fileOf } from '../../support/recordedReports.ts';
import { cleanup, screen, within } from '@testing-library/react';

import { openReport } from '#replay/opening/openReport.ts';
import type { Report } from '#replay/report.ts';

import { aLoan, stubLoans, stubProfile } from '../../support/backends/borrower.ts';
import { stubHomeReport } from '../../support/backends/homeValuation.ts';
import {
  anIncomeCheck,
  stubDocumentChange,
  anIncomeDocument,
  stubIncomeCheck,
  storeContactTicket,
  incomeStep,
  stubOptionalIncomeCheck,
  errorBody,
} from '../../support/backends/income.ts';
import { setXsrfCookie } from '../../support/backends/payment.ts';
import { aSummary, stubSummary, SUMMARY_TOKEN } from '../../support/backends/scenarios.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { renderStep } from '../../support/renderStep.tsx';

beforeEach(setXsrfCookie);

/** Unmounts the test's portal, then replays the last step of the report it recorded. */
function replayLastStep(): Report {
  const report = openReport(fileOf(reportOfTest()));
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  renderStep(report, report.steps.length - 1);
  return report;
}

test('the home value question form and the chart’s table are replayed', async () => {
  stubProfile();
  stubLoans(aLoan());
  stubHomeReport();
  const { user } = renderPortal('/home-valuation-report');
  await user.click(await screen.findByRole('button', { name: 'Show table' }));
  await user.click(await screen.findByRole('button', { name: 'Ask a question' }));
  await screen.findByRole('textbox', { name: 'Your question' });

  replayLastStep();

  expect(await screen.findByRole('button', { name: 'Hide table' })).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Your question' })).toBeVisible();
});

test('the comparison’s chart and years are replayed before the URL has them', async () => {
  stubSummary(aSummary());
  const { user } = renderPortal(`/public-pages/loan-summaries/${SUMMARY_TOKEN}`, { signedIn: false });
  await user.click(await screen.findByRole('button', { name: 'Total cost' }));
  const years = screen.getByRole('textbox', { name: 'How many years do you plan to keep this loan?' });
  await user.clear(years);
  await user.type(years, '12{Enter}');
  await screen.findAllByText(/^Cheapest over 12 years/);

  replayLastStep();

  expect(await screen.findByRole('button', { name: 'Total cost' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByText(/^Cheapest over 12 years/)[0]).toBeVisible();
});

const FAILED = 'That did not work, and nothing was changed.';

test('a document’s removal dialog and a failed action are replayed', async () => {
  storeContactTicket();
  const papers = [anIncomeDocument({ documentId: '1', fileName: 'a.jpg', reading: 'failed', paystubCount: 0 })];
  stubIncomeCheck(anIncomeCheck({ papers }));
  stubOptionalIncomeCheck(anIncomeCheck({ papers }));
  stubDocumentChange([], 429, errorBody());
  const { user } = renderPortal(incomeStep('documents-upload'), { signedIn: false });
  await user.click(await screen.findByRole('button', { name: 'Read it again: a.jpg' }));
  await screen.findByText(FAILED);
  await user.click(screen.getByRole('button', { name: 'Remove a.jpg' }));
  await screen.findByRole('alertdialog');

  replayLastStep();

  expect(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' })).toBeVisible();
  expect(screen.getByText(FAILED)).toBeInTheDocument();
});
