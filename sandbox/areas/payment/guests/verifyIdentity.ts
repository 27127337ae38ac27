/** The identity check. Returns a ticket, or a refusal that does not reveal which value was wrong. */
import type { IdentityConfirmed, IdentityQuestion } from '#contract/guests.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { checkWithinLimits, type TryLimit } from '../../../base/limits/tries.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { verifyHumanCheck, type HumanCheckProvider } from '../../../lender/humanCheck/humanCheck.ts';
import { normalizeName, isPersonName, LETTERS_ONLY_MESSAGE } from '../../../lender/personNames.ts';
import { matchPerson, type MatchedPerson, loadIdentityHash } from '../../../lender/identity/matchPerson.ts';
import { formatDuration } from '../../../lender/format.ts';
import { issueTicket } from './tickets.ts';
import { DAY_MS, HOUR_MS } from '../../../base/clock/clock.ts';
import { identityLimitForLoan } from '../../../lender/identity/identityLimitForLoan.ts';
import { tidyLine } from '../../../base/wire/tidyText.ts';

/** The specification says "Under 128 characters". */
const MAX_NAME_LENGTH = 127;

const nameProblem = (name: string, which: 'first' | 'last'): string | null => {
  if (name === '') return `Enter the ${which} name on the loan.`;
  if (Array.from(name).length > MAX_NAME_LENGTH) return `Use up to ${MAX_NAME_LENGTH} characters.`;
  return isPersonName(name) ? null : LETTERS_ONLY_MESSAGE;
};

const digitsProblem = (text: string, { empty, pattern, wrong }: { empty: string; pattern: RegExp; wrong: string }) =>
  text === '' ? empty : pattern.test(text) ? null : wrong;

/** Returns the trimmed values. Numbers stay text, to preserve leading zeros. @throws Refusal 400 with a message for each field */
function validateIdentityQuestion(question: IdentityQuestion): IdentityQuestion {
  const [loanNumber, zip, ssn] = [question.loanNumber.trim(), question.zip.trim(), question.ssn.trim()];
  const [firstName, lastName] = [tidyLine(question.firstName), tidyLine(question.lastName)];
  const problems: [field: keyof IdentityQuestion, problem: string | null][] = [
    [
      'loanNumber',
      digitsProblem(loanNumber, {
        empty: 'Enter your loan number.',
        pattern: /^\d{8,14}$/,
        wrong: 'Enter the loan number, 8 to 14 digits.',
      }),
    ],
    ['firstName', nameProblem(firstName, 'first')],
    ['lastName', nameProblem(lastName, 'last')],
    ['zip', digitsProblem(zip, { empty: 'Enter the zip code.', pattern: /^\d{5}$/, wrong: 'Enter a zip code of 5 digits.' })],
    [
      'ssn',
      digitsProblem(ssn, {
        empty: 'Enter the last 4 digits of the Social Security number.',
        pattern: /^\d{4}$/,
        wrong: 'Enter 4 digits.',
      }),
    ],
  ];
  const fields = Object.fromEntries(problems.filter((entry): entry is [keyof IdentityQuestion, string] => entry[1] !== null));
  if (Object.keys(fields).length > 0) throw new Refusal(400, [...new Set(Object.values(fields))], { fields });
  return {
    loanNumber,
    firstName,
    lastName,
    zip,
    ssn,
    ...(question.humanCheck !== undefined && { humanCheck: question.humanCheck }),
  };
}

const noMatchRefusal = (): Refusal =>
  new Refusal(
    404,
    'We could not match that to a loan. Nothing was charged. Check the loan number, the names, the zip code and the last 4 digits, and try again.',
    { code: 'noMatch' },
  );

const tooManyTriesRefusal = (seconds: number): Refusal =>
  new Refusal(
    429,
    `There were too many tries. To keep the loan safe, we cannot check again for ${formatDuration(seconds)}. Nothing was charged. You can sign in or pay by phone meanwhile.`,
    { code: 'tooManyTries', retryAfterSeconds: seconds },
  );

/**
 * Checks a guest's identity. Every attempt does the same work, even one over the limit: human check, counters, lookup, insert. Only
 * mismatches are counted. So neither the response nor its timing reveals whether the loan exists or whether the last attempt matched.
 * @throws Refusal 400 with `fields`; 404 `noMatchRefusal`; 422 `humanCheck`; 429 `tooManyTriesRefusal`
 */
export async function verifyIdentity(
  sandbox: Sandbox,
  { question: given, address, provider }: { question: IdentityQuestion; address: string; provider: HumanCheckProvider },
): Promise<IdentityConfirmed> {
  const question = validateIdentityQuestion(given);
  const isChecked = (await verifyHumanCheck(sandbox, provider, question.humanCheck)) === 'checked';
  const hash = await loadIdentityHash(sandbox);
  const counts = await identityCheckCounters(sandbox, { loanNumber: question.loanNumber, address, isChecked });
  const {
    secondsLeft,
    found: match,
    blockedSeconds,
  } = await checkWithinLimits(sandbox, counts, (database) => matchIdentity({ database, clock: sandbox.clock, hash }, question));
  const ticket = await issueTicket(sandbox, match);
  const wait = secondsLeft ?? blockedSeconds; // Reports the lockout on the last failed attempt, instead of after one more.
  if (wait !== null) throw tooManyTriesRefusal(wait);
  if (match === null) throw noMatchRefusal();
  return ticket;
}

/** Finds the loan and borrower that match name, ZIP code and last four SSN digits; null when there is none. */
function matchIdentity(sandbox: Parameters<typeof matchPerson>[0], question: IdentityQuestion): Promise<MatchedPerson | null> {
  const { loanNumber, zip, ssn } = question;
  const first = normalizeName(question.firstName);
  const last = normalizeName(question.lastName);
  return matchPerson(
    sandbox,
    { loanNumber, zip, lastFour: ssn },
    (person, same) => same(first, normalizeName(person.first_name)) & same(last, normalizeName(person.last_name)),
  );
}

/**
 * The counters for a failed check. The loan's counter is shared with attempts to add the loan. When one counter is full, none is
 * increased, so that a single caller can't use up all attempts for a loan.
 */
async function identityCheckCounters(
  sandbox: Sandbox,
  { loanNumber, address, isChecked }: { loanNumber: string; address: string; isChecked: boolean },
): Promise<TryLimit[]> {
  const { limits } = sandbox;
  const { loanHash, limit: ofLoan } = await identityLimitForLoan(sandbox, loanNumber);
  const count = (subject: string, max: number, windowMs: number): TryLimit => ({ subject: `identity ${subject}`, max, windowMs });
  return [
    count(`address ${address}`, limits.identityTriesPerAddressPerHour, HOUR_MS),
    ofLoan,
    ...(isChecked
      ? []
      : [
          count(`unchecked address ${address}`, limits.uncheckedTriesPerAddressPerHour, HOUR_MS),
          count(`unchecked loan ${loanHash}`, limits.uncheckedTriesPerLoanPerDay, DAY_MS),
        ]),
  ];
}
