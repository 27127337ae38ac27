/** @jest-environment node */
/** Rate limits wherever a secret could be guessed: only wrong attempts count, and no more than the limit are ever checked. */
import type { Loan } from '#contract/borrower/loans.ts';
import { guestCaller, postToConsole, type ApiCaller } from '../../support/apiCaller.ts';
import { codeRequest, newVisitor, submitSignIn } from '../../support/codeFlow.ts';
import { aGuest, aProof, identityOf, sandboxOverview, verifyIdentity, type Guest } from '../../support/guests.ts';
import { verifyContact, incomeLinks, type IncomeLink } from '../../support/incomeCalls.ts';
import { setClock, signedInBorrower, type Borrower } from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(120_000);

const INES = 'loan.to.add@example.com';
const DANA = 'due.soon@example.com';
const UNKNOWN = '3100049999';

let sandbox: SandboxProcess;
let guest: Guest;
let linkOpener: ApiCaller;
let nora: Borrower;
let link: IncomeLink;

beforeAll(async () => {
  sandbox = await startSandboxProcess({
    env: { SANDBOX_LIMITS: '{"humanCheckIterations":50,"loanQuestionsPerBorrowerPerDay":5}' },
  });
  guest = await aGuest(sandbox.origin);
  linkOpener = await guestCaller(sandbox.origin);
  nora = await signedInBorrower(sandbox.origin, 'no.loan@example.com');
  link = (await incomeLinks(sandbox.origin)).fresh;
}, 120_000);
afterAll(() => sandbox.stop());

/**
 * Each test runs on a day of its own, so that its attempts are not limited by earlier tests. Sign-in locks follow real time, so each test
 * uses a different email address.
 */
const DAY_MS = 24 * 60 * 60_000;
const ADDRESSES = ['due.today@example.com', 'overdue.grace@example.com'];
let noon = Date.parse('2026-11-24T17:00:00Z');
beforeAll(() => postToConsole(sandbox.origin, 'reset', { now: new Date(noon).toISOString() }));
beforeEach(async () => {
  noon += DAY_MS + 60_000;
  await setClock(sandbox.origin, new Date(noon).toISOString());
});

const statusOf = async (answer: Promise<{ status: number }>): Promise<number> => (await answer).status;
const otherDigits = (digits: string): string => String((Number(digits) + 1) % 10_000).padStart(4, '0');

async function verifies(isRight: boolean, isChecked: boolean): Promise<number> {
  const { ssn, ...person } = await identityOf(sandbox.origin, DANA);
  const humanCheck = isChecked ? { humanCheck: await aProof(sandbox.origin) } : {};
  return statusOf(verifyIdentity(guest, { ...person, ...humanCheck, ssn: isRight ? ssn : otherDigits(ssn) }));
}

/**
 * Id of the loan added last. It is removed before the next attempt; if it were removed right away, parallel attempts could be affected
 * before their response.
 */
let addedLoanId: string | null = null;
/** Concurrent attempts all wait for it: a loan that is still on the list is refused before its digits are checked. */
let removal: Promise<unknown> = Promise.resolve();

async function addLoan(isRight: boolean): Promise<number> {
  if (addedLoanId !== null) {
    const body = { loanIdentifier: addedLoanId };
    addedLoanId = null;
    removal = nora.call('POST', 'borrower/BorrowerLoan/delete', { body });
  }
  await removal;
  const { loanNumber, zip, ssnLast4 } = (await sandboxOverview(sandbox.origin)).borrowers.find(
    ({ email }) => email === INES,
  )!.identity!;
  const { status, body } = await nora.call<Loan>('POST', 'borrower/BorrowerLoan/verifyandaddloan', {
    body: { loanNumber, zip, ssnLast4: isRight ? ssnLast4 : otherDigits(ssnLast4) },
  });
  if (status === 200) addedLoanId = body.loanIdentifier;
  return status === 409 ? 200 : status; // one of the parallel requests adds the loan; the others get 409 because it is already there
}

interface AttemptPoint {
  where: string;
  attempt: (isRight: boolean) => Promise<number>;
  /**
   * How many wrong attempts get the ordinary response. Where one more attempt is checked after these, its response already reports the
   * lock.
   */
  limit: number;
  successStatus: number;
  missStatus: number;
}

let signInEmail = '';

const ATTEMPT_POINTS: AttemptPoint[] = [
  {
    where: 'the link of an income check',
    attempt: (isRight) => statusOf(verifyContact(linkOpener, isRight ? link : { ...link, zip: '00000' })),
    limit: 4,
    successStatus: 200,
    missStatus: 404,
  },
  {
    where: 'paying without an account',
    attempt: (isRight) => verifies(isRight, true),
    limit: 4,
    successStatus: 200,
    missStatus: 404,
  },
  {
    where: 'paying without an account or a human check',
    attempt: (isRight) => verifies(isRight, false),
    limit: 1,
    successStatus: 200,
    missStatus: 404,
  },
  { where: 'adding a loan', attempt: addLoan, limit: 4, successStatus: 200, missStatus: 404 },
  {
    where: 'whether a loan exists',
    attempt: async (isRight) => {
      const question = { body: { loanNumber: isRight ? '3100040202' : UNKNOWN } };
      const { status, body } = await nora.call<{ exists?: boolean }>('POST', 'payment/loan/loanexists', question);
      return body.exists === false ? 404 : status;
    },
    limit: 5,
    successStatus: 200,
    missStatus: 404,
  },
  {
    where: 'signing in',
    attempt: (isRight) =>
      statusOf(
        submitSignIn(newVisitor(), codeRequest(sandbox.origin), {
          email: signInEmail,
          password: isRight ? 'Maple-Street-2026' : 'wrong',
        }),
      ),
    limit: 4,
    successStatus: 303,
    missStatus: 401,
  },
];

const repeated = (count: number, status: number): number[] => Array.from({ length: count }, () => status);

describe.each(ATTEMPT_POINTS)('$where:', ({ where, attempt, limit, successStatus, missStatus }) => {
  beforeAll(() => {
    signInEmail = ADDRESSES[0]!;
  });
  const attempts = async (count: number, isRight: boolean): Promise<number[]> => {
    const statuses = [];
    for (let time = 0; time < count; time += 1) statuses.push(await attempt(isRight));
    return statuses;
  };

  test('correct attempts never lock, but after too many misses even the correct one is rejected', async () => {
    expect(await attempts(limit + 3, true)).toEqual(repeated(limit + 3, successStatus));
    expect(await attempts(limit - 1, false)).toEqual(repeated(limit - 1, missStatus));
    expect(await attempts(3, true)).toEqual(repeated(3, successStatus));
    if (where === 'signing in') expect(await attempts(limit - 1, false)).toEqual(repeated(limit - 1, missStatus)); // signing in correctly clears this account's count
    expect(await attempt(false)).toBe(missStatus);
    expect(await attempt(false)).toBe(429);
    expect(await attempt(true)).toBe(429);
  });

  test('concurrent correct attempts succeed, and at most the limit of concurrent misses is checked', async () => {
    signInEmail = ADDRESSES[1]!;
    const isAlsoRight = where === 'signing in' ? [] : await Promise.all(Array.from({ length: 12 }, () => attempt(true)));
    expect(isAlsoRight.filter((status) => status !== successStatus)).toEqual([]);
    const statuses = await Promise.all(Array.from({ length: 20 }, () => attempt(false)));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...repeated(limit, missStatus), ...repeated(20 - limit, 429)]);
    expect(await attempt(true)).toBe(429);
  });
});
