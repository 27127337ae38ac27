/** @jest-environment node */
/**
 * A fee is only ever paid once and a guest's ticket pays once, despite parallel requests and crashes. Runs on the embedded database and
 * on a PostgreSQL server.
 */
import { randomUUID } from 'node:crypto';

import type { FeeFound, FeePaymentRequest } from '#contract/fees.ts';
import type { FeePaymentOutcome, PaymentOutcome } from '#contract/payment.ts';
import { databases, type DataLocation } from '../../support/databases.ts';
import {
  aGuest,
  aProof,
  aTicket,
  guestFundingAccount,
  ticketPaymentRequest,
  feeToken,
  identityOf,
  verifyIdentity,
  type Guest,
  type ErrorAnswer,
} from '../../support/guests.ts';
import { readPaymentRecords, mailsTo, resetTo, setFault } from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(120_000);

const NOW = '2026-10-16T15:00:00Z';
const LIMITS = JSON.stringify({ callsPerMinute: 100_000, gatewayMilliseconds: 5, humanCheckIterations: 50 });
const FEE = 'A fee that is due';

/** The crash tests run on one engine only: the faster one to start. */
const [crashEngine] = databases.at(-1)!;

describe.each(databases)('on %s', (engine, make) => {
  let place: DataLocation;
  let sandbox: SandboxProcess;
  let guest: Guest;

  const start = async () => {
    sandbox = await startSandboxProcess({ dataFolder: place.dataFolder, env: { SANDBOX_LIMITS: LIMITS, ...place.env } });
    guest = await aGuest(sandbox.origin);
  };
  beforeAll(async () => {
    place = await make();
    await start();
  }, 120_000);
  afterAll(() => sandbox.stop());
  beforeEach(() => resetTo(sandbox.origin, NOW));

  const feeRequest = async (): Promise<FeePaymentRequest> => {
    const token = await feeToken(sandbox.origin, FEE);
    const { body } = await guest.call<FeeFound>('GET', `payment/loan/verify/${token}`);
    return {
      token,
      fundingAccountId: await guestFundingAccount(guest, { feeToken: token }),
      amount: body.fee.amount,
      authorizationText: 'I authorize this payment of the fee.',
    };
  };
  const payFee = (request: FeePaymentRequest, key: string) =>
    guest.call<FeePaymentOutcome & ErrorAnswer>('POST', 'payment/feepayment', { key, body: request });
  const received = async () => {
    const { ledger, charges } = await readPaymentRecords(sandbox.origin);
    return { ledger, charges: charges.filter(({ status }) => status === 'succeeded') };
  };
  const receiptsTo = async (address: string) =>
    (await mailsTo(sandbox.origin, address)).filter(({ subject }) => subject.startsWith('We received'));

  test('twenty concurrent posts with one key charge a fee once', async () => {
    const request = await feeRequest();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => payFee(request, key)));
    const paid = answers.filter(({ status }) => status === 200);

    expect(paid.length).toBeGreaterThan(0);
    expect(new Set(paid.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    for (const { status, body } of answers) {
      if (status !== 200) expect([status, body.code]).toEqual([409, 'paymentInProgress']);
    }
    const { ledger, charges } = await received();
    expect([ledger.length, charges.length]).toEqual([1, 1]);
    expect((await payFee(request, key)).body).toEqual(paid[0]!.body);
    expect(await receiptsTo('fee.due@example.com')).toHaveLength(1);
  });

  test('twenty concurrent keys charge a fee once, and the others learn that it is paid', async () => {
    const request = await feeRequest();
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const answers = await Promise.all(keys.map((key) => payFee(request, key)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers) {
      if (status !== 200) expect([409, 'paymentInProgress', 'feePaid']).toEqual(expect.arrayContaining([status, body.code]));
    }
    for (const key of keys.slice(0, 3)) {
      const { body } = await payFee(request, key);
      expect(['succeeded', 'feePaid']).toContain(body.code ?? body.state);
    }
    const { ledger, charges } = await received();
    expect([ledger.length, charges.length, ledger[0]!.kind]).toEqual([1, 1, 'fee']);
    expect(await receiptsTo('fee.due@example.com')).toHaveLength(1);
  });

  test('twenty concurrent keys charge once per ticket, and per loan with two tickets', async () => {
    const tickets = [await aTicket(guest, 'due.soon@example.com'), await aTicket(guest, 'due.soon@example.com')];
    const requests = [await ticketPaymentRequest(guest, tickets[0]!), await ticketPaymentRequest(guest, tickets[1]!)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        guest.call<PaymentOutcome & ErrorAnswer>('POST', 'payment/guestpayment', { key: randomUUID(), body: requests[at % 2] }),
      ),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers) {
      if (status !== 200) {
        expect([409, 403, 'paymentInProgress', 'amountChanged', 'ticketEnded']).toEqual(
          expect.arrayContaining([status, body.code]),
        );
      }
    }
    const { ledger, charges } = await received();
    expect([ledger.length, charges.length]).toEqual([1, 1]);
  });

  test('of twenty concurrent wrong answers five are checked', async () => {
    const question = { ...(await identityOf(sandbox.origin, 'due.soon@example.com')), lastName: 'Somebody' };
    const proofs = await Promise.all(Array.from({ length: 20 }, () => aProof(sandbox.origin)));
    const answers = await Promise.all(proofs.map((humanCheck) => verifyIdentity(guest, { ...question, humanCheck })));
    const withStatus = (wanted: number) => answers.filter(({ status }) => status === wanted);
    expect([withStatus(404).length, withStatus(429).length]).toEqual([4, 16]); // the fifth response reports that it was the last attempt
  });

  // `crash.test.ts` already proves on each engine what survives a kill at every point. A fee has points of its own only between claim and
  // commit, and neither these nor a ticket's points depend on the engine.
  if (engine !== crashEngine) return;
  describe('after a crash', () => {
    test.each([
      ['payment.afterClaim', 'none'],
      ['payment.afterCharge', 'succeeded'],
    ])('a fee killed at %s has its true outcome on the next start: %s', async (point, state) => {
      const request = await feeRequest();
      const key = randomUUID();
      await setFault(sandbox.origin, { point, kind: 'kill', times: 1 });
      await expect(payFee(request, key)).rejects.toThrow();
      expect((await sandbox.exited).signal).toBe('SIGKILL');
      await start();

      expect((await guest.call<FeePaymentOutcome>('GET', `payment/feepayment/${key}`)).body.state).toBe(state);
      const atStart = await received();
      expect([atStart.charges.length, atStart.ledger.length]).toEqual(state === 'none' ? [0, 0] : [1, 1]);
      const { body: found } = await guest.call<FeeFound>('GET', `payment/loan/verify/${request.token}`);
      expect(found.state).toBe(state === 'none' ? 'due' : 'paid');

      // Repeating the same key charges if it has not been charged before, and never twice.
      expect((await payFee(request, key)).body).toMatchObject({ key, state: 'succeeded' });
      expect((await payFee(request, randomUUID())).body.code).toBe('feePaid');
      const atEnd = await received();
      expect([atEnd.ledger.length, atEnd.charges.length]).toEqual([1, 1]);
      expect(await receiptsTo('fee.due@example.com')).toHaveLength(1);
    });

    test('a guest’s interrupted payment keeps its ticket and key', async () => {
      const request = await ticketPaymentRequest(guest, await aTicket(guest, 'due.soon@example.com'));
      const key = randomUUID();
      const pay = () => guest.call<PaymentOutcome>('POST', 'payment/guestpayment', { key, body: request });
      await setFault(sandbox.origin, { point: 'payment.afterClaim', kind: 'kill', times: 1 });
      await expect(pay()).rejects.toThrow();
      await sandbox.exited;
      await start();

      expect((await guest.call<PaymentOutcome>('GET', `payment/guestpayment/${key}`)).body.state).toBe('none');
      expect((await pay()).body.state).toBe('succeeded');
      const { ledger, charges } = await received();
      expect([ledger.length, charges.length]).toEqual([1, 1]);
    });
  });
});
