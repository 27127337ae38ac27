/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { GuestPaymentRequest } from '#contract/payment.ts';
import {
  getOutcome,
  chargesOf,
  mailsTo,
  postPayment,
  setFault,
  signedInBorrower,
  duePaymentRequest,
  type Borrower,
} from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(60_000);

let sandbox: SandboxProcess;

beforeAll(async () => {
  const SANDBOX_LIMITS = JSON.stringify({ gatewayMilliseconds: 5, gatewayTimeoutSeconds: 3 });
  sandbox = await startSandboxProcess({ env: { SANDBOX_LIMITS } });
}, 120_000);
afterAll(() => sandbox.stop());

/** Milliseconds, well above the gateway's timeout, so that the test has time even on a slow machine. */
const HANG_MS = 8000;

async function aHangingPayment(borrower: Borrower, key: string, request: GuestPaymentRequest) {
  await setFault(sandbox.origin, { point: 'payment.afterClaim', kind: 'delay', times: 1, ms: HANG_MS });
  const answer = postPayment(borrower, key, request);
  while ((await getOutcome(borrower, key)).body.state !== 'running') await pause(50);
  return { answer };
}

async function postUntilTaken(borrower: Borrower, key: string, request: GuestPaymentRequest) {
  for (;;) {
    const answer = await postPayment(borrower, key, request);
    if (answer.body.code !== 'paymentInProgress') return answer;
    await pause(200);
  }
}

test('a charge that exceeds the gateway’s timeout is canceled and cannot succeed later', async () => {
  const borrower = await signedInBorrower(sandbox.origin, 'moving.servicer@example.com');
  const request = await duePaymentRequest(borrower);
  const [slow, fast] = [randomUUID(), randomUUID()];
  const hanging = await aHangingPayment(borrower, slow, request);
  expect((await postPayment(borrower, fast, request)).body.code).toBe('paymentInProgress');

  expect((await postUntilTaken(borrower, fast, request)).body.state).toBe('succeeded');
  expect((await hanging.answer).status).toBe(503);
  expect((await getOutcome(borrower, slow)).body.state).toBe('none');
  const { ledger, charges } = await chargesOf(sandbox.origin, [slow, fast]);
  expect([ledger.length, charges.length]).toEqual([1, 1]);
  expect(charges[0]!.idempotencyKey).toBe(fast);
});

test('a canceled key can be tried again, even while its first try is pending', async () => {
  const borrower = await signedInBorrower(sandbox.origin, 'paid.ahead@example.com');
  const request = await duePaymentRequest(borrower);
  const key = randomUUID();
  const hanging = await aHangingPayment(borrower, key, request);
  const second = await postUntilTaken(borrower, key, request);

  expect(second.body.state).toBe('succeeded');
  expect(await hanging.answer).toEqual(second);
  const { ledger, charges } = await chargesOf(sandbox.origin, [key]);
  expect([ledger.length, charges.length]).toEqual([1, 1]);
  expect(await mailsTo(sandbox.origin, 'paid.ahead@example.com')).toHaveLength(1);
});
