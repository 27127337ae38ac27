/** @jest-environment node */
/** Checks the sandbox's validation over HTTP with the same table of field values as the portal's. */
import { randomUUID } from 'node:crypto';

import type { FundingAccountList } from '#contract/payment.ts';
import { bankCases, bankChangeCases, cardCases, cardChangeCases, CASES_NOW, type FieldCase } from '../../support/fieldCases.ts';
import { aBankAccount, aCard, resetTo, signedInBorrower, type Borrower } from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(60_000);

interface Body {
  fields?: Record<string, string>;
}

let sandbox: SandboxProcess;
let dana: Borrower;
let ids: string[];

beforeAll(async () => {
  sandbox = await startSandboxProcess({ env: { SANDBOX_LIMITS: '{"gatewayMilliseconds":5}' } });
  await resetTo(sandbox.origin, CASES_NOW);
  dana = await signedInBorrower(sandbox.origin, 'due.soon@example.com');
  const { body } = await dana.call<FundingAccountList>('POST', `payment/customers/${dana.customerIdentifier}`, {
    body: { action: 'list', fromIndex: 0, toIndex: 10 },
  });
  ids = body.accounts.list.map(({ id }) => id);
}, 120_000);
afterAll(() => sandbox.stop());

/** Sends each value in an otherwise valid request. It must be accepted, or rejected with an error for its own field only. */
async function expectAnswers(cases: readonly FieldCase[], send: (one: FieldCase) => Promise<{ status: number; body: Body }>) {
  const answers: FieldCase[] = [];
  for (const one of cases) {
    const { status, body } = await send(one);
    const isRefusedHere = status === 400 && Object.keys(body.fields ?? {}).join() === one.field;
    if (status !== 200 && !isRefusedHere) throw new Error(`${one.field} "${one.value}": ${status} ${JSON.stringify(body)}`);
    answers.push({ ...one, accepted: status === 200 });
  }
  expect(answers).toEqual(cases);
}

const create = (account: object) => dana.call<Body>('POST', 'payment/fundingaccounts', { body: account, key: randomUUID() });
const change = (at: number, body: object) =>
  dana.call<Body>('PUT', `payment/customers/${dana.customerIdentifier}/fundingaccounts/${ids[at]}`, { body });

test('a new card is accepted exactly for the valid values of the table', () =>
  expectAnswers(cardCases, ({ field, value }) => create({ ...aCard(), [field]: value })));
test('a new bank account is accepted exactly for the valid values of the table', () =>
  expectAnswers(bankCases, ({ field, value }) => create({ ...aBankAccount(), [field]: value })));
test('a changed card is accepted exactly for the valid values of the table', () =>
  expectAnswers(cardChangeCases, ({ field, value }) => change(0, { [field]: value })));
test('a changed bank account is accepted exactly for the valid values of the table', () =>
  expectAnswers(bankChangeCases, ({ field, value }) => change(1, { [field]: value })));
