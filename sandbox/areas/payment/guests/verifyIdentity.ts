/** The identity check. Returns a ticket, or a refusal that does not reveal which value was wrong. */
import type { IdentityConfirmed, IdentityQuestion } from '#contract/guests.ts';
import { refuseInvalidFields, Refusal } from '../../../base/http/errors.ts';
import { checkWithinLimits, type TryLimit } from '../../../base/limits/tries.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { verifyHumanCheck, type HumanCheckProvider } from '../../../lender/humanCheck/humanCheck.ts';
import { normalizeName, personNameProblem } from '../../../lender/personNames.ts';
import { digitsProblem, loadIdentityHash, matchPerson, type MatchedPerson } from '../../../lender/identity/matchPerson.ts';
import { formatDuration } from '../../../lender/format.ts';
import { issueTicket } from './tickets.ts';
import { DAY_MS, HOUR_MS } from '../../../base/clock/clock.ts';
import { identityLimitForLoan } from '../../../lender/identity/identityLimitForLoan.ts';
import { tidyLine } from '../../../base/wire/tidyText.ts';

/**
 * Validates the identity form (specification §5, first payment) before anything is looked up or counted, and returns the trimmed values.
 * Numbers stay text, to preserve leading zeros. @throws Refusal 400 with a message for each field
 */
function validateIdentityQuestion(question: IdentityQuestion): IdentityQuestion {
  const [loanNumber, zip, ssn] = [question.loanNumber.trim(), question.zip.trim(), question.ssn.trim()];
  const [firstName, lastName] = [tidyLine(question.firstName), tidyLine(question.lastName)];
  refuseInvalidFields({
    loanNumber: digitsProblem('loanNumber', loanNumber),
    firstName: personNameProblem(firstName, 'Enter the first name on the loan.'),
    lastName: personNameProblem(lastName, 'Enter the last name on the loan.'),
    zip: digitsProblem('zip', zip),
    ssn: digitsProblem('lastFour', ssn),
  });
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
 * @throws Refusal 400 with `fields`; 404 `noMatch`; 422 `humanCheck`; 429 `tooManyTries`
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
