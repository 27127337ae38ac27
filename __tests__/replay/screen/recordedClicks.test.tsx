import { reportOfTest, fileOf } from '../../support/recordedReports.ts';
import { cleanup, screen, within } from '@testing-library/react';
import nock from 'nock';

import { openReport } from '#replay/opening/openReport.ts';

import { stubProfile, stubOptionalLoans } from '../../support/backends/borrower.ts';
import {
  aDocument,
  stubUpload,
  aRequest,
  aTask,
  stubDocumentRequests,
  stubDocumentTypes,
} from '../../support/backends/docuSafe.ts';
import { setXsrfCookie } from '../../support/backends/payment.ts';
import { aPreference, anOptOut, stubPrivacyPreference, stubPrivacyChange } from '../../support/backends/privacy.ts';
import { sendFormsAsText } from '../../support/sendFormsAsText.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { renderStep } from '../../support/renderStep.tsx';

beforeAll(sendFormsAsText);
beforeEach(setXsrfCookie);

/** Unmounts the test's portal, then replays the last step of the report it recorded. */
function replayLastStep(): void {
  const report = openReport(fileOf(reportOfTest()));
  cleanup();
  window.localStorage.clear();
  renderStep(report, report.steps.length - 1);
}

test('document dialogs, opened inputs and failures are replayed', async () => {
  stubProfile();
  stubOptionalLoans();
  stubDocumentTypes();
  const missing = aTask({ taskId: 'task-2', title: 'Tax return', wanted: 2 });
  stubDocumentRequests([
    aRequest({
      tasks: [aTask({ state: 'uploaded', documents: [aDocument()], documentCount: 1 }), missing],
    }),
  ]);
  const { user } = renderPortal('/document-requests');
  stubUpload([], 429, { errors: ['Not now.'], errorId: 'e' });
  await user.click(await screen.findByRole('button', { name: 'I don’t have this now: Tax return' }));
  await screen.findByText(/^Your document request was not updated, and nothing was changed\./);
  await user.click(screen.getByRole('button', { name: 'Send another file: Bank statement' }));
  await user.click(screen.getByRole('button', { name: 'Remove paystub.pdf' }));
  await screen.findByRole('alertdialog');

  replayLastStep();

  const dialog = await screen.findByRole('alertdialog', { name: 'Remove this document?' });
  expect(within(dialog).getByRole('button', { name: 'Remove' })).toBeVisible();
  expect(await screen.findByText(/^Your document request was not updated, and nothing was changed\./)).toBeInTheDocument();
  expect(screen.getByLabelText('Choose files: Bank statement', { selector: 'input' })).toBeInTheDocument();
});

test('a saved privacy choice and its Undo button are replayed', async () => {
  stubProfile();
  stubPrivacyPreference(aPreference());
  const { user } = renderPortal('/privacy-preferences');
  stubPrivacyChange([], aPreference([anOptOut('marketingByMail')]), 'marketingByMail-off');
  await user.click(await screen.findByRole('switch', { name: 'Offers by mail' }));
  await screen.findByText('Saved: Offers by mail is off.');

  replayLastStep();

  expect(await screen.findByText('Saved: Offers by mail is off.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Offers by mail' })).not.toBeChecked();
});

test('a sign-up’s email confirmation is replayed without the address', async () => {
  const { user } = renderPortal('/auth/signup', { signedIn: false });
  await screen.findByRole('heading', { level: 1, name: 'Create your account' });
  const typed = {
    Name: 'Ana',
    Email: 'ana@example.com',
    Password: 'Harbour-lantern-58',
    'Repeat password': 'Harbour-lantern-58',
  };
  for (const [label, text] of Object.entries(typed)) {
    await user.click(screen.getByLabelText(label, { exact: true }));
    await user.paste(text);
  }
  nock('http://localhost').post('/oidc/signup').reply(204);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByText('We sent an email to ana@example.com.');

  replayLastStep();

  expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  expect(screen.queryByText(/ana@example\.com/)).toBeNull();
});
