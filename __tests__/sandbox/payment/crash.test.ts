/** @jest-environment node */
/**
 * A payment happens at most once and is never lost, whatever happens to the process. Runs on the embedded database and on a PostgreSQL
 * server.
 */
import { randomUUID } from 'node:crypto';

import { databases, type DataLocation } from '../../support/databases.ts';
import {
  getOutcome,
  chargesOf,
  loansOf,
  mailsTo,
  postPayment,
  setFault,
  signedInBorrower,
  duePaymentRequest,
} from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(120_000);

const LIMITS = JSON.stringify({ callsPerMinute: 100_000, gatewayMilliseconds: 5 });

describe.each(databases)('on %s', (_name, make) => {
  let place: DataLocation;
  let sandbox: SandboxProcess;

  const start = async () => {
    sandbox = await startSandboxProcess({ dataFolder: place.dataFolder, env: { SANDBOX_LIMITS: LIMITS, ...place.env } });
  };

  beforeAll(async () => {
    place = await make();
    await start();
  }, 120_000);
  afterAll(() => sandbox.stop());

  test('twenty concurrent posts with one key charge once and share one outcome', async () => {
    const borrower = await signedInBorrower(sandbox.origin, 'due.soon@example.com');
    const request = await duePaymentRequest(borrower);
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: 20 }, () => postPayment(borrower, key, request)));
    const paid = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    const { ledger, charges } = await chargesOf(sandbox.origin, [key]);

    expect(paid.length).toBeGreaterThan(0);
    expect(new Set(paid.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(paid[0]!.body).toMatchObject({ key, state: 'succeeded' });
    for (const { status, body } of refused) expect([status, body.code]).toEqual([409, 'paymentInProgress']);
    expect([ledger.length, charges.length]).toEqual([1, 1]);
    expect(charges[0]!.cents).toBe(ledger[0]!.cents);
    expect((await postPayment(borrower, key, request)).body).toEqual(paid[0]!.body);
    expect(await mailsTo(sandbox.origin, 'due.soon@example.com')).toHaveLength(1);
  });

  test('twenty concurrent keys on one loan charge once', async () => {
    const borrower = await signedInBorrower(sandbox.origin, 'two.loans@example.com');
    const partner = await signedInBorrower(sandbox.origin, 'co.borrower@example.com');
    const [shared] = await loansOf(partner);
    const { loanIdentifier } = shared!;
    const [mine, theirs] = [
      await duePaymentRequest(borrower, { loanIdentifier }),
      await duePaymentRequest(partner, { loanIdentifier }),
    ];
    const keys = Array.from({ length: 20 }, () => randomUUID());

    const answers = await Promise.all(
      keys.map((key, place) => (place % 2 ? postPayment(borrower, key, mine) : postPayment(partner, key, theirs))),
    );
    const { ledger, charges } = await chargesOf(sandbox.origin, keys);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers) {
      // Requests that arrive after the first payment is done are rejected, because the next installment is due now.
      if (status !== 200)
        expect([409, 'paymentInProgress', 'amountChanged']).toEqual(expect.arrayContaining([status, body.code]));
    }
    expect([ledger.length, charges.length]).toEqual([1, 1]);
  });

  test.each([
    ['payment.beforeClaim', 'none'],
    ['payment.afterClaim', 'none'],
    ['payment.afterCharge', 'succeeded'],
    ['mail.afterWrite', 'succeeded'],
  ])('after a crash at %s, the next start reports the true outcome: %s', async (point, state) => {
    const email = {
      'payment.beforeClaim': 'due.today',
      'payment.afterClaim': 'overdue.grace',
      'payment.afterCharge': 'overdue.late',
      'mail.afterWrite': 'first.payment',
    }[point]!;
    const address = `${email}@example.com`;
    const before = await signedInBorrower(sandbox.origin, address);
    const request = await duePaymentRequest(before);
    const key = randomUUID();

    await setFault(sandbox.origin, { point, kind: 'kill', times: 1 });
    await expect(postPayment(before, key, request)).rejects.toThrow();
    expect((await sandbox.exited).signal).toBe('SIGKILL');
    await start();

    const after = await signedInBorrower(sandbox.origin, address);
    const { body: outcome } = await getOutcome(after, key);
    expect(outcome).toMatchObject({ key, state });
    const atStart = await chargesOf(sandbox.origin, [key]);
    expect(atStart.charges).toHaveLength(state === 'succeeded' ? 1 : 0);
    expect(atStart.ledger).toHaveLength(atStart.charges.length);
    const [loan] = await loansOf(after);
    expect(loan!.servicing.dueDate === request.dueDate).toBe(state === 'none');

    // Repeating the same key charges if it has not been charged before, and never twice.
    const again = await postPayment(after, key, request);
    expect([again.status, again.body.state]).toEqual([200, 'succeeded']);
    const atEnd = await chargesOf(sandbox.origin, [key]);
    expect([atEnd.ledger.length, atEnd.charges.length]).toEqual([1, 1]);
    expect(await mailsTo(sandbox.origin, address)).toHaveLength(1);
  });
});
