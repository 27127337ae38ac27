/** @jest-environment node */
import type { Loan } from '#contract/borrower/loans.ts';
import type { ErrorBody } from '#contract/refusals.ts';
import { guestCaller, signedInCaller, postToConsole, type ApiCaller } from '../../support/apiCaller.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const ALL = '/api/borrower/BorrowerLoan/all';
const ONE = '/api/borrower/BorrowerLoan';
const NOON = '2026-09-15T16:00:00Z';

let sandbox: SandboxProcess;
let helen: ApiCaller;

beforeAll(async () => {
  sandbox = await startSandboxProcess();
  await postToConsole(sandbox.origin, 'reset', { now: NOON });
  helen = await signedInCaller(sandbox.origin, 'two.loans@example.com');
}, 120_000);
afterAll(() => sandbox.stop());

const loansOf = async (caller: ApiCaller): Promise<Loan[]> => (await (await caller.call('GET', ALL)).json()) as Loan[];

const officer = {
  firstName: 'Wade',
  lastName: 'Kessler',
  emailAddress: 'wade.kessler@ccm.example',
  nmlsId: '0000032',
  branch: 'Boise',
  phone: '2085550172',
  role: 'LOAN_OFFICER',
};

test('a borrower sees their loans in order, with everyone on them', async () => {
  const [first, second, ...more] = await loansOf(helen);

  expect(more).toEqual([]);
  expect(first).toMatchObject({ loanNumber: '3100041111', contacts: [{ firstName: 'Helen', role: 'BORROWER' }, officer] });
  expect(second).toMatchObject({
    loanNumber: '3100041212',
    property: { city: 'Rehoboth Beach', zipCode: '19971' },
    contacts: [
      { firstName: 'Helen', lastName: 'Vandermeer', emailAddress: 'two.loans@example.com', role: 'BORROWER' },
      { firstName: 'Joris', lastName: 'Vandermeer', emailAddress: 'co.borrower@example.com', role: 'CO_BORROWER' },
      { firstName: 'Victor', lastName: 'Amadi', role: 'LOAN_OFFICER' },
    ],
    loanServicings: [
      {
        dueDate: '2026-09-12',
        daysUntilDueDate: -3,
        totalFeesAndCharges: '25.00',
        regularMonthlyPayment: '2596.47',
        totalAmountDue: '2621.47',
        servicedBy: 'LENDER',
      },
    ],
  });
});

test("the amount due follows the lender's clock", async () => {
  await postToConsole(sandbox.origin, 'clock', { now: '2026-09-28T03:30:00Z' }); // evening of the 27th in New York
  const grace = (await loansOf(helen))[1]?.loanServicings[0];
  await postToConsole(sandbox.origin, 'clock', { now: '2026-09-28T04:30:00Z' }); // half past midnight of the 28th
  const late = (await loansOf(helen))[1]?.loanServicings[0];
  await postToConsole(sandbox.origin, 'clock', { now: NOON });

  expect(grace).toMatchObject({ daysUntilDueDate: -15, lateCharges: '0.00', totalAmountDue: '2621.47' });
  expect(late).toMatchObject({ daysUntilDueDate: -16, lateCharges: '102.31', totalAmountDue: '2723.78' });
});

test('a loan is found by number and by identifier', async () => {
  const [loan] = await loansOf(helen);
  const byNumber = await helen.call('POST', ONE, { loanNumber: loan?.loanNumber });
  const byIdentifier = await helen.call('POST', ONE, { loanIdentifier: loan?.loanIdentifier });

  expect(await byNumber.json()).toEqual(loan);
  expect(await byIdentifier.json()).toEqual(loan);
});

test('a co-borrower sees the shared loan and no other', async () => {
  const joris = await signedInCaller(sandbox.origin, 'co.borrower@example.com');
  expect((await loansOf(joris)).map(({ loanNumber }) => loanNumber)).toEqual(['3100041212']);
  expect((await joris.call('POST', ONE, { loanNumber: '3100041111' })).status).toBe(404);
});

test('another person’s loan, an unknown loan and an invalid identifier get the same response', async () => {
  const theirs = (await loansOf(await signedInCaller(sandbox.origin, 'due.soon@example.com')))[0];
  const answers = await Promise.all(
    [
      { loanNumber: theirs?.loanNumber },
      { loanIdentifier: theirs?.loanIdentifier },
      { loanNumber: '9999999999' },
      { loanIdentifier: '6f1f3c7e-95a5-4f4b-9f8a-3f2f6c1b2d3e' },
      { loanIdentifier: "' or 1=1 --" },
    ].map(async (question) => {
      const response = await helen.call('POST', ONE, question);
      const { errorId: _differs, ...body } = (await response.json()) as ErrorBody;
      return { status: response.status, body };
    }),
  );

  expect(theirs?.loanNumber).toBe('3100040101');
  for (const answer of answers)
    expect(answer).toEqual({ status: 404, body: { errors: ['We could not find that loan among yours.'] } });
});

test('a missing or invalid token is rejected', async () => {
  const guest = await guestCaller(sandbox.origin);
  const bent = helen.token.replace(/.{6}$/, 'AAAAAA');

  for (const headers of [
    {},
    { authorization: `Bearer ${bent}` },
    { authorization: 'Bearer x' },
    { authorization: 'Basic eDp5' },
  ]) {
    const response = await guest.call('GET', ALL, undefined, headers);
    expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
      status: 401,
      body: { errors: ['Your session has ended. Sign in again.'], errorId: expect.any(String) as string },
    });
  }
});

test('invalid fields are named, and unknown fields are rejected', async () => {
  const nothing = await helen.call('POST', ONE, {});
  const extra = await helen.call('POST', ONE, { loanNumber: '3100041111', borrowerId: 'someone' });

  expect(nothing.status).toBe(400);
  expect(((await nothing.json()) as ErrorBody).fields).toMatchObject({ loanNumber: 'This is needed.' });
  expect(extra.status).toBe(400);
});

describe('cross-origin requests', () => {
  test('an unsafe request needs the XSRF token that only the portal’s page can read', async () => {
    const without = await helen.call('POST', ONE, { loanNumber: '3100041111' }, { 'x-xsrf-token': '' });
    const forged = await helen.call(
      'POST',
      ONE,
      { loanNumber: '3100041111' },
      { cookie: 'XSRF-TOKEN=a.b', 'x-xsrf-token': 'a.b' },
    );
    const foreign = await helen.call('POST', ONE, { loanNumber: '3100041111' }, { origin: 'https://elsewhere.example' });
    const opaque = await helen.call('POST', ONE, { loanNumber: '3100041111' }, { origin: 'null' });

    expect([without, forged, foreign, opaque].map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await without.json()).toMatchObject({ code: 'xsrf' });
  });

  test('only the portal may read responses, and none are cached', async () => {
    const own = await helen.call('GET', ALL, undefined, { origin: sandbox.origin });
    const foreign = await helen.call('GET', ALL, undefined, { origin: 'https://elsewhere.example' });

    expect(own.headers.get('access-control-allow-origin')).toBe(sandbox.origin);
    expect(own.headers.get('access-control-expose-headers')).toBe('Retry-After, Date, Content-Disposition, X-Request-Id');
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('forty officers serve the loans, with some loans and facts missing', async () => {
  const loans = await loansOf(await signedInCaller(sandbox.origin, 'thousand.loans@example.com'));
  const officers = loans.flatMap(({ contacts }) => contacts.filter(({ role }) => role === 'LOAN_OFFICER'));
  const special = await loansOf(await signedInCaller(sandbox.origin, 'special.servicing@example.com'));
  const different = [...new Map(officers.map((one) => [one.emailAddress, one])).values()];
  const namesakes = different.filter(({ firstName, lastName }) => `${firstName} ${lastName}` === 'Daniel Kim');

  expect(officers).toHaveLength(990);
  expect(special[0]?.contacts.map(({ role }) => role)).toEqual(['BORROWER']);
  expect([different.length, new Set(different.map(({ nmlsId }) => nmlsId)).size]).toEqual([40, 40]);
  expect(namesakes.map(({ branch }) => branch)).toEqual(['Cleveland West', 'Spokane']);
  expect(different.filter(({ phone }) => phone === undefined)).toHaveLength(3);
  expect(different.filter(({ branch }) => branch === undefined)).toHaveLength(2);
  for (const { emailAddress, nmlsId, phone = '2165550171' } of different) {
    expect(emailAddress).toMatch(/^[a-z]+\.[a-z]+2?@ccm\.example$/);
    expect(nmlsId).toMatch(/^00000\d\d$/); // no real NMLS number starts with 00000
    expect(phone).toMatch(/^\d{3}55501\d\d$/);
  }
});

test('a thousand loans arrive at once, and names that look like markup are unchanged', async () => {
  const many = await loansOf(await signedInCaller(sandbox.origin, 'thousand.loans@example.com'));
  const [difficult] = await loansOf(await signedInCaller(sandbox.origin, 'difficult.names@example.com'));
  const none = await loansOf(await signedInCaller(sandbox.origin, 'no.loan@example.com'));

  expect(many).toHaveLength(1000);
  expect(new Set(many.map(({ loanNumber }) => loanNumber)).size).toBe(1000);
  expect(difficult).toMatchObject({
    loanNumber: '0000041414',
    contacts: [{ firstName: expect.stringContaining('<img src=x onerror=alert(1)>') as string }, { role: 'LOAN_OFFICER' }],
  });
  expect(none).toEqual([]);
});
