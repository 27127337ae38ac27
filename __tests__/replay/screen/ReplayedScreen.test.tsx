import { screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';

import { openReport } from '#replay/opening/openReport.ts';

import { fastUser } from '../../support/fastUser.ts';
import { renderStep } from '../../support/renderStep.tsx';

// These tests run no portal, so any request would come from the replay and fail the test.

const REFUSAL = /What you owe has changed since you opened this page. No money has been taken./;

function renderSavedStep(change: (state: Record<string, Record<string, unknown>>) => void, runtimeDocument?: unknown) {
  const report = openReport(readFileSync('__tests__/replay/reports/schema-1.json', 'utf8'));
  const last = report.steps.at(-1)!;
  const state = structuredClone(last.state) as Record<string, Record<string, unknown>>;
  change(state);
  return renderStep(
    {
      steps: [{ ...last, state }],
      portal: { ...report.portal, ...(runtimeDocument === undefined ? {} : { runtimeDocument }) },
    },
    0,
  );
}

test('toasts are shown at their recorded position', async () => {
  renderSavedStep((state) => {
    state['toastr'] = {
      toastrs: [
        {
          id: 't',
          type: 'error',
          position: 'top-center',
          title: 'We could not reach CCM.',
          options: { timeOut: 3500, showCloseButton: false },
        },
      ],
    };
  });
  expect(await screen.findByText('We could not reach CCM.')).toBeVisible();
});

test('the expiry notice is shown when it was open', async () => {
  renderSavedStep((state) => {
    state['session']!['expiryNotice'] = true;
  });
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

test('a screen that crashes shows the crash page', async () => {
  const { error } = console;
  console.error = () => undefined; // hides React's error log
  renderSavedStep((state) => {
    state['pay'] = { intents: 'no intents' };
    state['pay']['intents'] = { 'loan-1': { status: 'refused', subject: 'loan-1', right: null } };
  });
  expect(await screen.findByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  console.error = error;
});

test('removed parts of the state do not prevent showing the rest', async () => {
  renderSavedStep((state) => {
    for (const name of ['session', 'preferences', 'pay', 'borrowerApi', 'toastr']) Reflect.deleteProperty(state, name);
  });
  expect(await screen.findByRole('heading', { name: 'Taking you to sign in', level: 1 })).toBeVisible();
});

test.each<[what: string, runtimeDocument: unknown, brand: string]>([
  ['as recorded', { brand: { name: 'Acme', legalName: 'Acme, LLC', nmlsId: '1' } }, 'Acme'],
  [
    'with a part that cannot be read',
    { brand: { name: 'Acme', legalName: 'Acme, LLC', nmlsId: '1' }, bases: '[redacted]' },
    'Acme',
  ],
  ['that was redacted', '[redacted]', 'Lender'],
])('the brand for a configuration %s is shown', async (_what, runtimeDocument, brand) => {
  renderSavedStep(() => undefined, runtimeDocument);
  expect(await screen.findByRole('link', { name: new RegExp(`^${brand}`) })).toBeVisible();
});

test('links and buttons do nothing', async () => {
  const { store, container } = renderSavedStep(() => undefined);
  const before = store.getState();
  const user = fastUser();
  await user.click(await screen.findByRole('button', { name: 'See the new amount' }));
  await user.click(within(container).getByRole('link', { name: 'Documents' }));
  expect(await screen.findByText(REFUSAL)).toBeVisible();
  expect(store.getState()).toBe(before);
});
