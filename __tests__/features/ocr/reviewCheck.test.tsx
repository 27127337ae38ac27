import { act, screen, waitFor, within } from '@testing-library/react';

import type { AimCheck, IncomeCheck } from '#contract/borrower/ocr.ts';

import {
  anAgencyRequest,
  anAimCheck,
  anIncomeCheck,
  stubAimFailure,
  anIncomeDocument,
  stubIncomeCheck,
  storeContactTicket,
  incomeStep,
  stubOptionalIncomeCheck,
  errorBody,
} from '../../support/backends/income.ts';
import {
  stubAgencyRequest,
  stubIncomeChecks,
  stubAdditionalBorrower,
  aReadIncomeDocument,
  stubCurrentIncomeCheck,
  stubMissingPageImages,
  stubDocumentDetails,
} from '../../support/backends/incomeDocuments.ts';
import { setXsrfCookie } from '../../support/backends/payment.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { stopTime } from '../../support/stopTime.ts';

const sentChecks: { key: string | undefined; body: unknown }[] = [];
beforeEach(() => {
  sentChecks.splice(0);
  setXsrfCookie();
  storeContactTicket();
  stubMissingPageImages();
  stubDocumentDetails(aReadIncomeDocument(), 12);
});

const withCheck = (state: AimCheck['state'] | null, changes: Partial<IncomeCheck> = {}) =>
  anIncomeCheck({ papers: [anIncomeDocument()], aimCheck: state === null ? null : anAimCheck({ state }), ...changes });
const running = anAimCheck({ state: 'running' });
const open = (query = '') => renderPortal(incomeStep('documents-summary') + query, { signedIn: false });
const itemsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.split(':')[0] ?? '');
const START = 'This is right, check my income';
const start = () => screen.findByRole('button', { name: START });
const advanceTime = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });

test('a check starts once, a lost response reuses its key, and the page follows its progress', async () => {
  stopTime();
  let check = withCheck(null);
  stubCurrentIncomeCheck(() => check);
  const { user } = open();
  await start();
  stubIncomeChecks(sentChecks, null);
  await user.dblClick(await start());
  expect(await screen.findByRole('heading', { name: 'We are checking your income' })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your monthly income');
  expect(await screen.findByText(/so we ask again\. Your income is checked only once/)).toBeVisible();
  const { key } = JSON.parse(window.sessionStorage.getItem('portal.income.check.-income1') ?? '{}') as { key: string };
  check = withCheck('running');
  stubIncomeChecks(sentChecks, [200, running]);
  advanceTime(2000);
  await waitFor(() => expect(sentChecks).toHaveLength(2));
  const again = { key, body: { monthlyIncome: '6326.67' } };
  expect(sentChecks[1]).toEqual(again);
  stubIncomeChecks(sentChecks, [200, running]); // the check is requested again, in case the lender lost its result
  await waitFor(() => {
    advanceTime(200);
    expect(sentChecks).toHaveLength(3);
  });
  expect(sentChecks[2]).toEqual(again);
  expect(screen.getByText(/This takes longer than usual\. You can close this page/)).toBeVisible();
  check = withCheck('passed');
  advanceTime(1500);
  expect(await screen.findByRole('heading', { name: 'Your income passed the check' })).toHaveFocus();
  expect(window.sessionStorage.getItem('portal.income.check.-income1')).toBeNull();
});

test('a failed check leads to the failure page and can be repeated', async () => {
  let check = withCheck('failed');
  stubCurrentIncomeCheck(() => check);
  stubAimFailure([], 200);
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'Try the check again' }));
  await start();
  stubIncomeChecks(sentChecks, [200, anAimCheck({ aimCheckId: 'aim-2', state: 'running' })]);
  check = withCheck(null, { aimCheck: anAimCheck({ aimCheckId: 'aim-2', state: 'passed' }) });
  await user.click(await start());
  expect(await screen.findByRole('heading', { name: 'Your income passed the check' })).toBeVisible();
  expect(sentChecks).toHaveLength(1);
});

test('a rejection says what is missing or changed, and the next click uses a new key', async () => {
  stubIncomeCheck(withCheck(null));
  stubOptionalIncomeCheck(withCheck(null));
  const { user } = open();
  await start();
  stubIncomeChecks(
    sentChecks,
    [409, { ...errorBody('notReady'), errors: ['A paper is still being read.'] }],
    [409, errorBody('incomeChanged')],
  );
  await user.click(await start());
  expect(await screen.findByText('A paper is still being read.')).toBeVisible();
  await user.click(await start());
  expect(await screen.findByText(/Your papers were changed on another device/)).toBeVisible();
  expect(new Set(sentChecks.map(({ key }) => key)).size).toBe(2);
});

test('sending needs consent, and a lost response reuses key and consent', async () => {
  stubIncomeCheck(withCheck('passed'));
  stubOptionalIncomeCheck(withCheck('passed'), 1);
  const { user } = open();
  const box = await screen.findByRole('checkbox', { name: /^I agree that CCM sends my name/ });
  expect(box).not.toBeChecked();
  expect(screen.getByText(/Today is/)).toBeVisible();
  const consent = screen.getByRole('region', { name: 'Your income passed the check' });
  expect(within(consent).getByText(/Dana Whitfield/)).toBeVisible();
  const agreedTo = itemsIn(consent);
  expect(agreedTo).toEqual(['Your name', 'Your employer', 'Your monthly income', 'The amounts and days of your pay periods']);
  for (const item of agreedTo) {
    expect(box.closest('label')).toHaveTextContent(item.replace(/^Your/, 'my').replace(/^The/, 'the').replace('your', 'my'));
  }
  expect(screen.queryByRole('button', { name: START })).toBeNull();
  const send = () => user.click(screen.getByRole('button', { name: 'Send my income to Freddie Mac' }));
  await send();
  expect(await screen.findByRole('link', { name: /Check the box to agree/ })).toBeVisible();
  stubAgencyRequest(sentChecks, 503, errorBody());
  await user.click(box);
  await send();
  expect(await screen.findByText(/^We could not find out whether your income was sent\./)).toBeVisible();
  expect(box).toBeChecked();
  stubAgencyRequest(sentChecks, 200, anAgencyRequest());
  stubOptionalIncomeCheck(withCheck('passed', { agencyRequest: anAgencyRequest() }));
  await send();
  expect(await screen.findByRole('heading', { name: 'Your income check was sent' })).toBeVisible();
  const sent = screen.getByRole('region', { name: 'What was sent' });
  expect(itemsIn(sent)).toEqual(agreedTo);
  expect(within(sent).getByText('Your paystubs, 1 file. They stay with CCM.')).toBeVisible();
  expect(sentChecks[1]).toEqual(sentChecks[0]);
  expect(sentChecks[0]?.body).toMatchObject({ aimCheckId: 'aim-1', consent: { wording: '2026-11-27' } });
});

test('a request for changed documents returns to the review, and values can be changed before it', async () => {
  stubIncomeCheck(withCheck('passed'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change a value first' }));
  expect(screen.getByText(/it is checked again before it can be sent/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit: Hours' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change nothing' }));
  stubAgencyRequest(sentChecks, 409, errorBody('notChecked'));
  stubOptionalIncomeCheck(withCheck(null));
  await user.click(await screen.findByRole('checkbox', { name: /^I agree/ }));
  await user.click(screen.getByRole('button', { name: 'Send my income to Freddie Mac' }));
  expect(await screen.findByText(/Something was changed after the check, so nothing was sent/)).toBeVisible();
  expect(await start()).toBeVisible();
});

test('the other borrower is skipped after a confirmation, asked again, and invited', async () => {
  const other = (state: 'asked' | 'skipped' | 'invited') => ({ firstName: 'Jordan', emailHint: 'j•••@example.com', state });
  const check = (state: Parameters<typeof other>[0]) => withCheck(null, { additionalBorrower: other(state) });
  const done: unknown[] = [];
  stubIncomeCheck(check('asked'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  expect(await screen.findByText(/You can undo this until you send\./)).toBeVisible();
  stubAdditionalBorrower(done, 200, other('skipped'));
  stubIncomeCheck(check('skipped'));
  await user.click(screen.getByRole('button', { name: 'Skip Jordan' }));
  stubAdditionalBorrower(done, 200, other('asked'));
  stubIncomeCheck(check('asked'));
  await user.click(await screen.findByRole('button', { name: 'Ask again' }));
  stubAdditionalBorrower(done, 200, other('invited'));
  stubIncomeCheck(check('invited'));
  await user.click(await screen.findByRole('button', { name: 'Invite Jordan (j•••@example.com)' }));
  expect(
    await screen.findByText('Jordan was invited: we sent a link to j•••@example.com.', { selector: 'section p' }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  expect(done).toEqual([{ action: 'skip' }, { action: 'ask' }, { action: 'invite' }]);
});
