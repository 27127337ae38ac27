/** @jest-environment node */
/** Property test: whatever is posted, in any order and in parallel, the gateway's charges match the ledger. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

import fc from 'fast-check';

import type { GuestPaymentRequest } from '#contract/payment.ts';
import {
  aBankAccount,
  aCard,
  aFundingAccount,
  getOutcome,
  readPaymentRecords,
  mailsTo,
  postPayment,
  resetTo,
  setCallFault,
  setFault,
  signedInBorrower,
  duePaymentRequest,
  type Borrower,
} from '../../support/payments.ts';
import { cheapestDatabase, type DataLocation } from '../../support/databases.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(180_000);

const EMAIL = 'due.today@example.com';

let sandbox: SandboxProcess;
let borrower: Borrower;

const env = {
  SANDBOX_LIMITS: JSON.stringify({ gatewayMilliseconds: 20, gatewayTimeoutSeconds: 1, callsPerMinute: 1_000_000 }),
};

let place: DataLocation;

/** Starts the sandbox, also after a kill: on the same data folder, with a new sign-in. */
async function start(): Promise<void> {
  sandbox = await startSandboxProcess({ dataFolder: place.dataFolder, env: { ...place.env, ...env } });
  borrower = await signedInBorrower(sandbox.origin, EMAIL);
}

beforeAll(async () => {
  place = await cheapestDatabase();
  await start();
}, 120_000);
afterAll(async () => {
  await sandbox.stop();
  rmSync(dirname(place.dataFolder), { recursive: true, force: true });
});

const steps = {
  due: fc.record({
    method: fc.constantFrom('card', 'bank', 'declined', 'unknown'),
    atOnce: fc.integer({ min: 1, max: 4 }),
    oneKey: fc.boolean(),
  }),
  /** Repeats an earlier request, with the same or another key, unchanged or changed. */
  again: fc.record({
    which: fc.nat({ max: 20 }),
    sameKey: fc.boolean(),
    change: fc.constantFrom('none', 'amount', 'dueDate', 'text'),
  }),
};

const program = fc.array(fc.oneof(steps.due, steps.again), { minLength: 1, maxLength: 8 });

test('charges and ledger agree once per key, and every receipt is emailed once', async () => {
  await fc.assert(
    fc.asyncProperty(program, async (run) => {
      await resetTo(sandbox.origin, '2026-10-16T20:00:00Z');
      const methods: Record<string, string> = {
        card: await aFundingAccount(borrower),
        bank: await aFundingAccount(borrower, aBankAccount()),
        declined: await aFundingAccount(borrower, aCard({ cardNumber: '4000000000009995' })),
        unknown: randomUUID(),
      };
      const sent: { key: string; request: GuestPaymentRequest }[] = [];
      const states = new Map<string, Set<string>>();

      const send = async (key: string, request: GuestPaymentRequest) => {
        sent.push({ key, request });
        const { status, body } = await postPayment(borrower, key, request);
        expect([200, 404, 409, 422]).toContain(status);
        if (status === 200) states.set(key, (states.get(key) ?? new Set()).add(JSON.stringify(body)));
      };

      for (const step of run) {
        if ('method' in step) {
          const request = await duePaymentRequest(borrower, { fundingAccountId: methods[step.method]! });
          const key = randomUUID();
          await Promise.all(Array.from({ length: step.atOnce }, () => send(step.oneKey ? key : randomUUID(), request)));
        } else if (sent.length > 0) {
          const { key, request } = sent[step.which % sent.length]!;
          const changes = {
            none: {},
            amount: { amount: '1.00' },
            dueDate: { dueDate: '2030-01-01' },
            text: { authorizationText: 'Other words.' },
          };
          await send(step.sameKey ? key : randomUUID(), { ...request, ...changes[step.change] });
        }
      }

      const { ledger, charges } = await readPaymentRecords(sandbox.origin);
      const taken = charges.filter(({ status }) => status === 'succeeded');
      const line = ({ idempotencyKey, cents }: { idempotencyKey: string; cents: number }) => `${idempotencyKey} ${cents}`;
      expect(taken.map(line).sort()).toEqual(ledger.map(line).sort());
      expect(new Set(taken.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(taken.length);
      const installments = taken.map(({ idempotencyKey }) => sent.find(({ key }) => key === idempotencyKey)!.request.dueDate);
      expect(new Set(installments).size).toBe(taken.length);
      expect(await mailsTo(sandbox.origin, EMAIL)).toHaveLength(ledger.length);

      for (const { key } of sent) {
        const { body } = await getOutcome(borrower, key);
        expect(body.state === 'succeeded').toBe(taken.some(({ idempotencyKey }) => idempotencyKey === key));
        expect(body.state).not.toBe('running');
        for (const answer of states.get(key) ?? []) expect(JSON.parse(answer)).toEqual(body);
      }
    }),
    { numRuns: 5 },
  );
});

const KILLS = ['payment.beforeClaim', 'payment.afterClaim', 'payment.afterCharge', 'payment.afterCommit'] as const;
const LOST_RESPONSES = ['drop', 'dropAfter', 'empty', 'html', '503'] as const;

test('lost responses, repeated payments and crashes on one day still charge correctly', async () => {
  await resetTo(sandbox.origin, '2026-10-16T20:00:00Z');
  // Each run has every kind of lost response once and two kills, in a random order (each kind also has its own test). A failure prints
  // its seed.
  const day = fc
    .shuffledSubarray<string>([...KILLS], { minLength: 2, maxLength: 2 })
    .chain((kills) => fc.shuffledSubarray([...kills, ...LOST_RESPONSES], { minLength: 7 }));
  await fc.assert(
    fc.asyncProperty(day, async (troubles) => {
      const paid = new Set<string>();
      for (const trouble of troubles) {
        const request = await duePaymentRequest(borrower);
        const key = randomUUID();
        const isKill = KILLS.some((one) => one === trouble);
        if (isKill) await setFault(sandbox.origin, { point: trouble, kind: 'kill', times: 1 });
        else
          await setCallFault(sandbox.origin, { base: 'payment', kind: trouble, times: 1, method: 'POST', path: 'guestpayment' });
        // Sends the same request twice at once, as an impatient client does. Either response may be lost.
        const answers = await Promise.allSettled([postPayment(borrower, key, request), postPayment(borrower, key, request)]);
        if (isKill) {
          expect((await sandbox.exited).signal).toBe('SIGKILL');
          await start();
        } else {
          expect(answers.some((one) => one.status === 'rejected' || one.value.status !== 200)).toBe(true);
        }
        // Does what a client must do when the outcome is unknown: requests it, and repeats the same key only if the payment never
        // arrived.
        let { body: outcome } = await getOutcome(borrower, key);
        if (outcome.state === 'none') outcome = (await postPayment(borrower, key, request)).body;
        expect(outcome).toMatchObject({ key, state: 'succeeded' });
        paid.add(`${key} ${request.dueDate}`);
      }

      const { ledger, charges } = await readPaymentRecords(sandbox.origin);
      const keys = [...paid].map((one) => one.split(' ')[0]!).sort();
      const keysOf = (entries: { idempotencyKey: string }[]) => entries.map(({ idempotencyKey }) => idempotencyKey).sort();
      expect(keysOf(ledger)).toEqual(keys);
      expect(keysOf(charges.filter(({ status }) => status === 'succeeded'))).toEqual(keys);
      expect(new Set([...paid].map((one) => one.split(' ')[1])).size).toBe(troubles.length);
      expect(await mailsTo(sandbox.origin, EMAIL)).toHaveLength(troubles.length);
    }),
    { numRuns: 1, endOnFailure: true },
  );
});
