/** @jest-environment node */
import { randomUUID } from 'node:crypto';

import type { LoanOfficer } from '#contract/borrower/officers.ts';
import type { AlertConflict, RateDropAlert, RateDropLoanDetail, UserPreference } from '#contract/borrower/rateDrop.ts';
import { aGuest, type ErrorAnswer } from '../../support/guests.ts';
import { mailsTo, resetTo, setClock, signedInBorrower, type Borrower } from '../../support/payments.ts';
import { aPurchase, aRefinance, setRate } from '../../support/rateAlerts.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const NOW = '2026-10-16T16:00:00Z';
const EMAIL = 'due.soon@example.com';

let sandbox: SandboxProcess;
let dana: Borrower;
let helen: Borrower;

beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 120_000);
afterAll(() => sandbox.stop());

async function resetAlerts(): Promise<void> {
  await resetTo(sandbox.origin, NOW);
  dana = await signedInBorrower(sandbox.origin, EMAIL);
  helen = await signedInBorrower(sandbox.origin, 'two.loans@example.com');
}

const setAlert = <Body = UserPreference>(alert: RateDropAlert, who = dana, key = randomUUID()) =>
  who.call<Body>('POST', 'borrower/RateDrop/userPreferences', { body: { alert }, key });
const change = <Body = UserPreference>({ userPreferenceId, updatedAtUtc }: UserPreference, alert: RateDropAlert, who = dana) =>
  who.call<Body>('PUT', 'borrower/RateDrop/userPreferences', { body: { userPreferenceId, updatedAtUtc, alert } });
const cancel = <Body = UserPreference>(userPreferenceId: string, who = dana) =>
  who.call<Body>('POST', 'borrower/RateDrop/cancelRateDropAlert', { body: { userPreferenceId } });
const listOf = async (who = dana) => (await who.call<UserPreference[]>('POST', 'borrower/RateDrop/getAllUserPreferences')).body;
const detailOf = (loanNumber: string, who = dana) =>
  who.call<RateDropLoanDetail>('GET', `borrower/RateDrop/getLoanDetailByMrcLoanNumber/${loanNumber}`);

describe('an alert', () => {
  beforeEach(resetAlerts, 30_000);

  test('on a loan starts from its note: 24 of 360 payments of 1,264.14 are made', async () => {
    const { status, body: detail } = await detailOf('3100040101');
    expect(status).toBe(200);
    expect(detail).toMatchObject({
      mrcLoanNumber: '3100040101',
      property: { streetAddress: '418 Maple Street' },
      currentInterestRate: '6.500',
      currentMonthlyPayment: '1264.14',
      remainingLoanBalance: '195379.39',
      mortgageType: 'fixed30',
    });
    expect(detail.ratesToday).toHaveLength(5);
    const { body: officer } = await dana.call<LoanOfficer>('GET', `borrower/RateDrop/getLoanContact/${detail.loanIdentifier}`);
    expect(officer.nmlsId).toMatch(/^0{5}\d\d$/);
  });

  test('cannot start from a loan without a stored note', async () => {
    const greta = await signedInBorrower(sandbox.origin, 'paid.ahead@example.com');
    expect((await detailOf('3100040606', greta)).status).toBe(404);
  });

  test('is created once per key, listed with its loan, and emailed once', async () => {
    const key = randomUUID();
    const first = await setAlert(aRefinance(), dana, key);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      alert: aRefinance(),
      state: 'watching',
      loan: { property: { streetAddress: '418 Maple Street' } },
      officer: null,
      reached: null,
      cancelledAtUtc: null,
      lastChecked: { rate: expect.stringMatching(/^\d\.\d{3}$/) as string },
    });
    expect((await setAlert(aRefinance(), dana, key)).body).toEqual(first.body);
    expect((await setAlert<ErrorAnswer>(aPurchase(), dana, key)).body.code).toBe('keyReused');
    expect((await setAlert(aPurchase(), dana)).status).toBe(200);

    expect((await listOf()).map(({ alert }) => alert.purpose).sort()).toEqual(['purchase', 'refinance']);
    expect(await listOf(helen)).toEqual([]);
    expect((await mailsTo(sandbox.origin, EMAIL)).map(({ subject }) => subject)).toEqual([
      'We are watching rates for you: 5.000%',
      'We are watching rates for you: 5.000%',
    ]);
  });

  test('with a target already reached is rejected with the rate and its APR', async () => {
    await setRate(sandbox.origin, '4.990');
    const { status, body } = await setAlert<ErrorAnswer>(aPurchase());
    expect(status).toBe(400);
    expect(body.fields?.['targetInterestRate']).toMatch(
      /^Our 30-year fixed rate is 4\.990% \(5\.\d{3}% APR\) today, already at or below this\. Choose a lower rate/,
    );
  });

  test('changed twice concurrently returns the first change to the second', async () => {
    const { body: before } = await setAlert(aRefinance());
    const [one, other] = await Promise.all([
      change<UserPreference | AlertConflict>(before, aRefinance({ targetInterestRate: '4.875', targetMonthlySavings: '230.17' })),
      change<UserPreference | AlertConflict>(before, aRefinance({ targetInterestRate: '4.750', targetMonthlySavings: '244.95' })),
    ]);
    const [refused, done] = one.status === 409 ? [one, other] : [other, one];
    expect([done.status, refused.status]).toEqual([200, 409]);
    expect(refused.body).toMatchObject({ code: 'alertChanged', present: done.body });
    expect(await listOf()).toEqual([done.body]);
    expect((await change(done.body as UserPreference, aRefinance())).status).toBe(200);
  });

  test('change sent again after a lost response gets the same response', async () => {
    const { body: before } = await setAlert(aRefinance());
    const wanted = aRefinance({ targetInterestRate: '4.875', targetMonthlySavings: '230.17' });
    const first = await change(before, wanted);
    expect(await change(before, wanted)).toMatchObject({ status: 200, body: first.body });
  });

  test('that is canceled is listed for 90 days and can be set again', async () => {
    const { body: alert } = await setAlert(aRefinance());
    const { body: canceled } = await cancel(alert.userPreferenceId);
    expect(canceled).toMatchObject({ state: 'cancelled', cancelledAtUtc: expect.any(String) as string });
    expect((await cancel(alert.userPreferenceId)).body).toEqual(canceled);
    expect((await change(canceled, aRefinance())).body).toMatchObject({ state: 'watching', cancelledAtUtc: null });

    await cancel(alert.userPreferenceId);
    await setClock(sandbox.origin, '2027-01-13T16:00:00Z');
    dana = await signedInBorrower(sandbox.origin, EMAIL);
    expect(await listOf()).toHaveLength(1);
    await setClock(sandbox.origin, '2027-01-16T16:00:00Z');
    dana = await signedInBorrower(sandbox.origin, EMAIL);
    expect(await listOf()).toEqual([]);
  });

  test('of another person is not found, and neither is their loan', async () => {
    const { body: alert } = await setAlert(aRefinance());
    const { body: detail } = await detailOf('3100040101');
    const asks: [string, { status: number; body: unknown }][] = [
      ['change', await change<ErrorAnswer>(alert, aPurchase(), helen)],
      ['cancel', await cancel<ErrorAnswer>(alert.userPreferenceId, helen)],
      ['cancel of nothing', await cancel<ErrorAnswer>(randomUUID(), helen)],
      ['cancel of no identifier', await cancel<ErrorAnswer>('1', helen)],
      ['set on the loan', await setAlert<ErrorAnswer>(aRefinance(), helen)],
      ['detail', await detailOf('3100040101', helen)],
      ['detail of no loan', await detailOf('9999999999', helen)],
      ['contact', await helen.call('GET', `borrower/RateDrop/getLoanContact/${detail.loanIdentifier}`)],
    ];
    expect(asks.map(([what, { status }]) => [what, status])).toEqual(asks.map(([what]) => [what, 404]));
    const words = (what: string) => (asks.find(([name]) => name === what)![1].body as ErrorAnswer).errors;
    expect(words('cancel')).toEqual(words('cancel of nothing'));
    expect(words('change')).toEqual(words('cancel'));
    expect(words('detail')).toEqual(words('detail of no loan'));
    expect(await listOf(helen)).toEqual([]);
    expect(await listOf()).toEqual([alert]);

    const guest = await aGuest(sandbox.origin);
    for (const [method, path] of [
      ['POST', 'userPreferences'],
      ['POST', 'getAllUserPreferences'],
      ['GET', 'getLoanDetailByMrcLoanNumber/3100040101'],
    ] as const) {
      const body = path === 'userPreferences' ? { body: { alert: aPurchase() }, key: randomUUID() } : {};
      expect((await guest.call(method, `borrower/RateDrop/${path}`, body)).status).toBe(401);
    }
  });

  test('is limited to 50 per account', async () => {
    const alerts = await Promise.all(Array.from({ length: 52 }, () => setAlert(aPurchase())));
    expect(alerts.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(alerts.filter(({ status }) => status === 409)).toHaveLength(2);
  });
});

describe('invalid values', () => {
  beforeAll(resetAlerts, 30_000);

  test.each<[string, RateDropAlert, string]>([
    ['a target that is not below the current rate', aRefinance({ targetInterestRate: '6.500' }), 'targetInterestRate'],
    ['a rate above 25', aRefinance({ currentInterestRate: '25.001' }), 'currentInterestRate'],
    ['a saving that does not match the rate', aRefinance({ targetMonthlySavings: '300.00' }), 'targetMonthlySavings'],
    ['a payment below the interest', aRefinance({ currentMonthlyPayment: '900.00' }), 'currentMonthlyPayment'],
    ['no balance', aRefinance({ remainingLoanBalance: '0.00' }), 'remainingLoanBalance'],
    ['no name', aPurchase({ firstName: ' ' }), 'firstName'],
    ['markup for a name', aPurchase({ lastName: '<b>Whitfield</b>' }), 'lastName'],
    ['no email address', aPurchase({ email: 'dana@' }), 'email'],
    ['a phone of nine digits', aPurchase({ phone: '216555010' }), 'phone'],
    ['consent without a phone', aPurchase({ phoneConsent: { version: '1', text: 'Call me.' } }), 'phone'],
    ['an unknown officer', aPurchase({ loanOfficer: randomUUID() }), 'loanOfficer'],
  ])('%s is rejected at its field', async (_what, alert, field) => {
    const { status, body } = await setAlert<ErrorAnswer>(alert);
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toContain(field);
    expect(await listOf()).toEqual([]);
  });
});

describe('officer search', () => {
  const find = async (text: string) => {
    const guest = await aGuest(sandbox.origin);
    const { status, body } = await guest.call<LoanOfficer[]>(
      'GET',
      `borrower/RateDrop/searchActiveByNameOrEmail/${encodeURIComponent(text)}`,
    );
    return status === 200 ? body.map(({ firstName, lastName }) => `${firstName} ${lastName}`) : status;
  };

  test.each<[string, string[] | number]>([
    ['jo ma', ['Jo Marsh']],
    ['marsh jo', ['Jo Marsh']],
    ['NYSTROM', ['Erik Nyström']],
    ['odowd', ["Siobhán O'Dowd"]],
    ["o'd", ["Siobhán O'Dowd"]],
    ['daniel kim', ['Daniel Kim', 'Daniel Kim']],
    ['ray.okonjo@ccm', ['Ray Okonjo']],
    ['arsh', []],
    ['%%', []],
    ['__', []],
    ['\\\\', []],
    ['<script>', []],
    ["' or 1=1", []],
    ['  j ', 400],
    ['x'.repeat(101), 400],
  ])('for %p finds %p', async (text, names) => {
    expect(await find(text)).toEqual(names);
  });
});
