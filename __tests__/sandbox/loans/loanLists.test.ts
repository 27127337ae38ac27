/** @jest-environment node */
import { randomUUID } from 'node:crypto';

import type { Loan, LoanToAdd } from '#contract/borrower/loans.ts';
import type { ErrorBody } from '#contract/refusals.ts';
import { aGuest, aProof, identityOf, verifyIdentity } from '../../support/guests.ts';
import {
  getOutcome,
  mailsTo,
  postPayment,
  resetTo,
  setClock,
  setFault,
  signedInBorrower,
  duePaymentRequest,
  type Borrower,
} from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const borrowersOn = ({ contacts }: Loan) =>
  contacts.flatMap(({ role, firstName }) => (role === 'LOAN_OFFICER' ? [] : [firstName]));

jest.setTimeout(120_000);

const NOW = '2026-10-16T20:00:00Z';
const INES = 'loan.to.add@example.com';
const UNKNOWN = '3100049999';
/** The limit per person is lower than the limit for all together, so that both can be reached. */
const LIMITS = { gatewayMilliseconds: 300, humanCheckIterations: 50, addLoanTriesPerDay: 3 };

let sandbox: SandboxProcess;
/** Ines is on the loan to add; Nora and Conrad are not. */
let ines: Borrower;
let nora: Borrower;
let conrad: Borrower;
let correctAnswers: LoanToAdd;

interface Overview {
  borrowers: { email: string; identity: (LoanToAdd & { firstName: string; lastName: string }) | null }[];
}

beforeAll(async () => {
  sandbox = await startSandboxProcess({ env: { SANDBOX_LOG: 'trace', SANDBOX_LIMITS: JSON.stringify(LIMITS) } });
  await reset();
  const overview = (await (await fetch(`${sandbox.origin}/sandbox.json`)).json()) as Overview;
  const { loanNumber, zip, ssnLast4 } = overview.borrowers.find(({ email }) => email === INES)!.identity!;
  correctAnswers = { loanNumber, zip, ssnLast4 };
  ines = await signedInBorrower(sandbox.origin, INES);
  nora = await signedInBorrower(sandbox.origin, 'no.loan@example.com');
  conrad = await signedInBorrower(sandbox.origin, 'thousand.loans@example.com');
}, 120_000);
afterAll(() => sandbox.stop());
const reset = () => resetTo(sandbox.origin, NOW);

type Body = Loan & ErrorBody;
const add = (borrower: Borrower, changes: Partial<LoanToAdd> = {}) =>
  borrower.call<Body>('POST', 'borrower/BorrowerLoan/verifyandaddloan', { body: { ...correctAnswers, ...changes } });
const remove = (borrower: Borrower, loanIdentifier: string) =>
  borrower.call<ErrorBody | null>('POST', 'borrower/BorrowerLoan/delete', { body: { loanIdentifier } });
const numbersOf = async (borrower: Borrower) =>
  (await borrower.call<Loan[]>('GET', 'borrower/BorrowerLoan/all')).body.map(({ loanNumber }) => loanNumber);
const find = (borrower: Borrower, question: object) => borrower.call<Body>('POST', 'borrower/BorrowerLoan', { body: question });
const withoutId = ({ errorId: _differs, ...body }: ErrorBody): string => JSON.stringify(body);
const wrongDigits = (place: number): string => String((Number(correctAnswers.ssnLast4) + 1 + place) % 10_000).padStart(4, '0');

describe('adding a loan', () => {
  beforeEach(reset);

  test('looks up a borrower’s own unlisted loan like any unknown loan', async () => {
    const missing = await find(ines, { loanNumber: UNKNOWN });
    const own = await find(ines, { loanNumber: correctAnswers.loanNumber });
    expect(await numbersOf(ines)).toEqual([]);
    expect([own.status, withoutId(own.body)]).toEqual([404, withoutId(missing.body)]);
  });

  test('succeeds for anyone on the loan and emails everyone on record without full numbers', async () => {
    const { status, body } = await add(ines);
    expect([status, body.loanNumber]).toEqual([200, '0031004242']);
    expect((await find(ines, { loanIdentifier: body.loanIdentifier })).body).toEqual(body);

    const mails = await mailsTo(sandbox.origin, INES);
    expect(mails.map(({ subject }) => subject)).toEqual(['A loan was added to an online account']);
    expect(mails[0]?.text).toContain('Loan ending in 4242');
    expect(mails[0]?.text).toContain('If it was not you, or somebody on the loan with you, call us right away.');
    expect(mails[0]?.text).not.toMatch(/0031004242|Larch|Depot/);
  });

  test('succeeds for another account and the property’s ZIP code, with people unchanged', async () => {
    expect(correctAnswers.zip).toBe('59601');
    const { status, body } = await add(nora, { zip: '59801' });
    expect([status, borrowersOn(body)]).toEqual([200, ['Ines']]);
    expect(await numbersOf(nora)).toEqual([correctAnswers.loanNumber]);
    expect(await numbersOf(ines)).toEqual([]);
  });

  test('fails completely when its email cannot be stored, and can be retried', async () => {
    await setFault(sandbox.origin, { point: 'mail.afterWrite', kind: 'fail', times: 1 });
    expect((await add(nora)).status).toBe(500);
    expect([await numbersOf(nora), await mailsTo(sandbox.origin, INES)]).toEqual([[], []]);
    expect((await add(nora)).status).toBe(200);
    expect(await mailsTo(sandbox.origin, INES)).toHaveLength(1);
  });

  test('appends it to the list once', async () => {
    const added = await Promise.all([add(conrad), add(conrad), add(conrad)]);
    const told = added.map(({ status, body }) => (status === 200 ? body.loanNumber : body.code));
    expect(told.every((one) => one === correctAnswers.loanNumber || one === 'alreadyListed')).toBe(true);
    const numbers = await numbersOf(conrad);
    expect([numbers.length, numbers.at(-1)]).toEqual([1001, correctAnswers.loanNumber]);

    const again = await add(conrad, { ssnLast4: wrongDigits(0) });
    expect([again.status, again.body.code]).toEqual([409, 'alreadyListed']);
  });

  test('leaves nothing that was typed in the log', () => {
    expect(sandbox.output()).toContain('verifyandaddloan');
    for (const secret of [correctAnswers.loanNumber, correctAnswers.ssnLast4]) {
      expect(sandbox.output().match(new RegExp(`(?<![\\d.])${secret}(?!\\d)`))).toBeNull();
    }
  });
});

describe('invalid values', () => {
  beforeAll(reset);

  test.each([
    ['loanNumber', '1234567', 'Enter the loan number, 8 to 14 digits.'],
    ['loanNumber', '123456789012345', 'Enter the loan number, 8 to 14 digits.'],
    ['loanNumber', ' ', 'Enter your loan number.'],
    ['zip', '5960', 'Enter a zip code of 5 digits.'],
    ['zip', '', 'Enter the zip code.'],
    ['ssnLast4', '12a4', 'Enter 4 digits.'],
    ['ssnLast4', '', 'Enter the last 4 digits of the Social Security number.'],
  ])('%s %j is rejected at its field', async (field, value, message) => {
    const { status, body } = await add(nora, { [field]: value });
    expect([status, body.fields]).toEqual([400, { [field]: message }]);
  });
});

describe('a mismatch', () => {
  beforeEach(reset);

  test('gets the same response whichever part is wrong', async () => {
    const wrong: Partial<LoanToAdd>[] = [
      { ssnLast4: wrongDigits(0) },
      { zip: '59602' },
      { zip: '00000', ssnLast4: '0000' },
      { loanNumber: UNKNOWN },
      { loanNumber: `0${correctAnswers.loanNumber}` },
      { loanNumber: '31004242' },
      // Another borrower's loan, with the data that is right for this one.
      { loanNumber: '3100040101' },
    ];
    const answers = [];
    // Another borrower makes the third attempt, because a third one by Nora for the same loan would be locked.
    for (const [nth, changes] of wrong.entries()) answers.push(await add(nth === 2 ? conrad : nora, changes));
    for (const { status, body } of answers) expect([status, withoutId(body)]).toEqual([404, withoutId(answers[0]!.body)]);
    expect(answers[0]!.body.code).toBe('noMatch');
    expect([await numbersOf(nora), await numbersOf(ines)]).toEqual([[], []]);
    const { body } = await nora.call<{ exists: boolean }>('POST', 'payment/loan/loanexists', { body: { loanNumber: UNKNOWN } });
    expect(body).toEqual({ exists: false });
  });

  test.each([
    ['the loan', {}],
    ['a number that is no loan', { loanNumber: UNKNOWN }],
  ])('is limited per day for %s, and then even correct data is rejected for this person', async (_what, changes) => {
    const refused = [];
    for (let place = 0; place < 3; place += 1)
      refused.push((await add(nora, { ...changes, ssnLast4: wrongDigits(place) })).status);
    const [last, wrong] = [await add(nora, changes), await add(nora, { ...changes, ssnLast4: wrongDigits(9) })];
    expect(refused).toEqual([404, 404, 429]);
    expect([last.status, last.body.code, withoutId(last.body)]).toEqual([429, 'tooManyTries', withoutId(wrong.body)]);
    expect(last.body.errors[0]).toContain('24 hours');

    const other = await add(conrad, changes);
    const otherLoan = await add(nora, { loanNumber: '3100040202' });
    await setClock(sandbox.origin, '2026-10-17T20:05:00Z');
    const nextDay = await add(nora, changes);
    const found = 'loanNumber' in changes ? 404 : 200;
    expect([other.status, otherLoan.status, nextDay.status]).toEqual([found, 404, found]);
  });

  test('is limited for concurrent requests too', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => add(nora, { ssnLast4: wrongDigits(place) })));
    const statuses = answers.map(({ status }) => status);
    expect([statuses.filter((one) => one === 404).length, statuses.filter((one) => one === 429).length]).toEqual([2, 18]);
  });

  test.each([
    ['the loan', {}],
    ['a number that is no loan', { loanNumber: UNKNOWN }],
  ])('is limited to five a day for %s, shared with the guests’ identity check', async (_what, changes) => {
    const guest = await aGuest(sandbox.origin);
    const { zip, ...identity } = await identityOf(sandbox.origin, INES);
    const verified = async (ssn: string) =>
      (await verifyIdentity(guest, { ...identity, ...changes, zip, ssn, humanCheck: await aProof(sandbox.origin) })).status;
    const tried = [
      (await add(nora, { ...changes, ssnLast4: wrongDigits(0) })).status,
      (await add(nora, { ...changes, ssnLast4: wrongDigits(1) })).status,
      await verified(wrongDigits(2)),
      await verified(wrongDigits(3)),
      (await add(conrad, { ...changes, ssnLast4: wrongDigits(4) })).status,
    ];
    expect(tried).toEqual([404, 404, 404, 404, 429]);
    expect([(await add(ines, changes)).status, await verified(correctAnswers.ssnLast4)]).toEqual([429, 429]);
  });

  test('tells the time when all limits allow another try', async () => {
    for (let place = 0; place < 3; place += 1) await add(nora, { ssnLast4: wrongDigits(place) });
    await setClock(sandbox.origin, '2026-10-17T08:00:00Z');
    for (let place = 0; place < 3; place += 1) await add(nora, { loanNumber: UNKNOWN, ssnLast4: wrongDigits(place) });
    for (let place = 0; place < 14; place += 1) await add(nora, { loanNumber: String(31_000_500_00 + place) });
    // Nora's limit of twenty ends in twelve hours, her limit of three for this loan in 24; the response names the later one.
    const { status, body } = await add(nora, { loanNumber: UNKNOWN });
    expect([status, body.errors[0]]).toEqual([429, expect.stringContaining('24 hours')]);
  });

  test('is limited to twenty a day per person', async () => {
    const walked = await Promise.all(
      Array.from({ length: 20 }, (_, place) => add(nora, { loanNumber: String(31_000_500_00 + place) })),
    );
    expect(walked.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(404), 429]);
    expect([(await add(nora)).status, (await add(ines)).status]).toEqual([429, 200]);
  });

  test('takes the same time for existing and unknown loans', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let day = 0; day < 5; day += 1) {
      await setClock(sandbox.origin, `2026-10-${18 + day}T20:0${day}:00Z`);
      for (let place = 0; place < 4; place += 1) {
        const kind = place % 2 === 0 ? 'known' : 'unknown';
        const start = performance.now();
        const { status } = await add(nora, { ssnLast4: wrongDigits(place), ...(kind === 'unknown' && { loanNumber: UNKNOWN }) });
        times[kind].push(performance.now() - start);
        expect(status).toBe(404);
      }
    }
    // Compares the fastest response of each kind, because other work on the machine slows only some.
    expect(Math.abs(Math.min(...times.known) - Math.min(...times.unknown))).toBeLessThan(20);
  });
});

describe('removing a loan', () => {
  beforeEach(reset);

  test('removes it from one list only, and it can be added again at the end', async () => {
    const helen = await signedInBorrower(sandbox.origin, 'two.loans@example.com');
    const joris = await signedInBorrower(sandbox.origin, 'co.borrower@example.com');
    const [shared] = (await joris.call<Loan[]>('GET', 'borrower/BorrowerLoan/all')).body;
    const removed = await remove(helen, shared!.loanIdentifier);

    expect([removed.status, removed.body]).toEqual([200, null]);
    expect(await numbersOf(helen)).toEqual(['3100041111']);
    expect(await numbersOf(joris)).toEqual(['3100041212']);
    expect(borrowersOn(shared!)).toEqual(['Helen', 'Joris']);

    const { ssnLast4 } = ((await (await fetch(`${sandbox.origin}/sandbox.json`)).json()) as Overview).borrowers.find(
      ({ email }) => email === 'co.borrower@example.com',
    )!.identity!;
    expect((await add(helen, { loanNumber: '3100041212', zip: '19971', ssnLast4 })).status).toBe(200);
    expect(await numbersOf(helen)).toEqual(['3100041111', '3100041212']);
  });

  test('that is not on the list always gets the same response', async () => {
    const { loanIdentifier } = (await add(ines)).body;
    const answers = [
      await remove(nora, loanIdentifier),
      await remove(nora, randomUUID()),
      await remove(nora, 'no-identifier'),
      await remove(ines, loanIdentifier).then(() => remove(ines, loanIdentifier)),
    ];
    for (const { status, body } of answers) expect([status, withoutId(body!)]).toEqual([404, withoutId(answers[0]!.body!)]);
  });

  test('does not affect a running payment and its receipt, but rejects a new one', async () => {
    const dana = await signedInBorrower(sandbox.origin, 'due.soon@example.com');
    const due = await duePaymentRequest(dana);
    const key = randomUUID();
    const paying = postPayment(dana, key, due);
    await waitFor(async () => (await getOutcome(dana, key)).body.state === 'running');
    expect((await remove(dana, due.loanIdentifier!)).status).toBe(200);

    expect((await paying).body.state).toBe('succeeded');
    expect((await getOutcome(dana, key)).body).toMatchObject({ state: 'succeeded', receipt: { loanNumberLastFour: '0101' } });
    expect((await postPayment(dana, randomUUID(), due)).status).toBe(404);
    expect((await dana.call('POST', 'payment/loan/findmyloan', { body: { loanIdentifier: due.loanIdentifier } })).status).toBe(
      404,
    );
  });
});

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
}
