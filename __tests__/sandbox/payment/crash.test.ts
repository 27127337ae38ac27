/** @jest-environment node */
/** A payment happens at most once and is never lost, whatever happens to the process: on the embedded database and on a server. */
import { randomUUID } from 'node:crypto';

import { engines, type Place } from '../../support/engines.ts';
import { ask, books, loansOf, mailsTo, post, setFault, signedIn, whatIsDue } from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(120_000);

const LIMITS = { callsPerMinute: 100_000, gatewayMilliseconds: 5 };

describe.each(engines)('on %s', (_name, make) => {
  let place: Place;
  let sandbox: SandboxProcess;

  const start = async (limits: object = {}) => {
    const SANDBOX_LIMITS = JSON.stringify({ ...LIMITS, ...limits });
    sandbox = await startSandboxProcess({ dataFolder: place.dataFolder, env: { SANDBOX_LIMITS, ...place.env } });
  };

  beforeAll(async () => {
    place = await make();
    await start();
  }, 120_000);
  afterAll(() => sandbox.stop());

  const chargesOf = async (keys: string[]) => {
    const { ledger, charges } = await books(sandbox.origin);
    return {
      ledger: ledger.filter(({ idempotencyKey }) => keys.includes(idempotencyKey)),
      charges: charges.filter(({ idempotencyKey, status }) => keys.includes(idempotencyKey) && status === 'succeeded'),
    };
  };

  test('twenty posts of one key at once charge once, and all that get an outcome get the same', async () => {
    const borrower = await signedIn(sandbox.origin, 'due.soon@example.com');
    const request = await whatIsDue(borrower);
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: 20 }, () => post(borrower, key, request)));
    const paid = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    const { ledger, charges } = await chargesOf([key]);

    expect(paid.length).toBeGreaterThan(0);
    expect(new Set(paid.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(paid[0]!.body).toMatchObject({ key, state: 'succeeded' });
    for (const { status, body } of refused) expect([status, body.code]).toEqual([409, 'paymentInProgress']);
    expect([ledger.length, charges.length]).toEqual([1, 1]);
    expect(charges[0]!.cents).toBe(ledger[0]!.cents);
    expect((await post(borrower, key, request)).body).toEqual(paid[0]!.body);
    expect(await mailsTo(sandbox.origin, 'due.soon@example.com')).toHaveLength(1);
  });

  test('of twenty keys at once on one loan one is charged', async () => {
    const borrower = await signedIn(sandbox.origin, 'two.loans@example.com');
    const partner = await signedIn(sandbox.origin, 'co.borrower@example.com');
    const [shared] = await loansOf(partner);
    const { loanIdentifier } = shared!;
    const [mine, theirs] = [await whatIsDue(borrower, { loanIdentifier }), await whatIsDue(partner, { loanIdentifier })];
    const keys = Array.from({ length: 20 }, () => randomUUID());

    const answers = await Promise.all(
      keys.map((key, place) => (place % 2 ? post(borrower, key, mine) : post(partner, key, theirs))),
    );
    const { ledger, charges } = await chargesOf(keys);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers) {
      // Whoever came after the first was through finds that the next installment is due.
      if (status !== 200)
        expect([409, 'paymentInProgress', 'amountChanged']).toEqual(expect.arrayContaining([status, body.code]));
    }
    expect([ledger.length, charges.length]).toEqual([1, 1]);
  });

  test.each([
    ['payment.beforeClaim', 'none'],
    ['payment.afterClaim', 'none'],
    ['payment.afterCharge', 'succeeded'],
    ['payment.afterCommit', 'succeeded'],
  ])('killed at %s, the next start tells the truth: %s', async (point, state) => {
    const email = {
      'payment.beforeClaim': 'due.today',
      'payment.afterClaim': 'overdue.grace',
      'payment.afterCharge': 'overdue.late',
      'payment.afterCommit': 'first.payment',
    }[point]!;
    const address = `${email}@example.com`;
    const before = await signedIn(sandbox.origin, address);
    const request = await whatIsDue(before);
    const key = randomUUID();

    await setFault(sandbox.origin, { point, kind: 'kill', times: 1 });
    await expect(post(before, key, request)).rejects.toThrow();
    expect((await sandbox.exited).signal).toBe('SIGKILL');
    await start();

    const after = await signedIn(sandbox.origin, address);
    const { body: outcome } = await ask(after, key);
    expect(outcome).toMatchObject({ key, state });
    const atStart = await chargesOf([key]);
    expect(atStart.charges).toHaveLength(state === 'succeeded' ? 1 : 0);
    expect(atStart.ledger).toHaveLength(atStart.charges.length);
    const [loan] = await loansOf(after);
    expect(loan!.servicing.dueDate === request.dueDate).toBe(state === 'none');

    // The same key again: charges now if it did not before, and never twice.
    const again = await post(after, key, request);
    expect([again.status, again.body.state]).toEqual([200, 'succeeded']);
    const atEnd = await chargesOf([key]);
    expect([atEnd.ledger.length, atEnd.charges.length]).toEqual([1, 1]);
    expect(await mailsTo(sandbox.origin, address)).toHaveLength(1);
  });

  // From here on; before, a slow machine must not look like a slow gateway.
  test('a charge that hangs longer than the gateway may take is called off, and cannot come through later', async () => {
    await sandbox.kill();
    await start({ gatewayTimeoutSeconds: 2 });
    const borrower = await signedIn(sandbox.origin, 'moving.servicer@example.com');
    const request = await whatIsDue(borrower);
    const [slow, fast] = [randomUUID(), randomUUID()];

    await setFault(sandbox.origin, { point: 'payment.afterClaim', kind: 'delay', times: 1, ms: 4500 });
    const hanging = post(borrower, slow, request);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await post(borrower, fast, request)).body.code).toBe('paymentInProgress');
    expect((await ask(borrower, slow)).body.state).toBe('running');
    await new Promise((resolve) => setTimeout(resolve, 2200));

    expect((await post(borrower, fast, request)).body.state).toBe('succeeded');
    expect((await hanging).status).toBe(503);
    expect((await ask(borrower, slow)).body.state).toBe('none');
    const { ledger, charges } = await chargesOf([slow, fast]);
    expect([ledger.length, charges.length]).toEqual([1, 1]);
    expect(charges[0]!.idempotencyKey).toBe(fast);
  });

  test('a key that was called off may be tried again, also while its first try is still on its way', async () => {
    const borrower = await signedIn(sandbox.origin, 'paid.ahead@example.com');
    const request = await whatIsDue(borrower);
    const key = randomUUID();

    await setFault(sandbox.origin, { point: 'payment.afterClaim', kind: 'delay', times: 1, ms: 3500 });
    const hanging = post(borrower, key, request);
    await new Promise((resolve) => setTimeout(resolve, 2400));
    const second = await post(borrower, key, request);

    expect(second.body.state).toBe('succeeded');
    expect(await hanging).toEqual(second);
    const { ledger, charges } = await chargesOf([key]);
    expect([ledger.length, charges.length]).toEqual([1, 1]);
    expect(await mailsTo(sandbox.origin, 'paid.ahead@example.com')).toHaveLength(1);
  });
});
