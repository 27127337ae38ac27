/**
 * Adds a loan to a borrower's list after checking facts that only a person on the loan knows. The error does not reveal which fact was
 * wrong.
 */
import type { LoanToAdd } from '#contract/borrower/loans.ts';
import { DAY_MS } from '../../base/clock/clock.ts';
import { refuseInvalidFields, Refusal } from '../../base/http/errors.ts';
import { checkWithinLimits, type TryLimit } from '../../base/limits/tries.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { digitsProblem, loadIdentityHash, matchPerson } from '../../lender/identity/matchPerson.ts';
import { identityLimitForLoan } from '../../lender/identity/identityLimitForLoan.ts';
import { findLoan, type ListedLoan } from '../../lender/loans/listedLoans.ts';
import { formatDuration } from '../../lender/format.ts';
import { mailLoanAdded } from './loanAddedMail.ts';

const noMatchRefusal = (): Refusal =>
  new Refusal(
    404,
    'We could not match that to a loan. Nothing was added. Check the loan number, the zip code and the last 4 digits, and try again.',
    { code: 'noMatch' },
  );

const tooManyTriesRefusal = (seconds: number): Refusal =>
  new Refusal(
    429,
    `There were too many tries. To keep the loan safe, we cannot check again for ${formatDuration(seconds)}. Nothing was added. You can call us meanwhile.`,
    { code: 'tooManyTries', retryAfterSeconds: seconds },
  );

/**
 * Adds a loan to the end of the caller's list and emails everybody on the loan. Every attempt runs the same steps, even over the limit,
 * and only failures are counted. So neither the error nor the response time reveals whether the loan exists or whether the last attempt
 * was correct.
 * @returns null when the loan was removed again at the same moment
 * @throws Refusal 400 with `fields`; 404 `noMatch`; 409 `alreadyListed`; 429 `tooManyTries`
 */
export async function addLoan(sandbox: Sandbox, borrowerId: string, given: LoanToAdd): Promise<ListedLoan | null> {
  const { loanNumber, zip, ssnLast4 } = readLoanToAdd(given);
  if ((await findLoan(sandbox.database, borrowerId, { loanNumber })) !== null) {
    throw new Refusal(409, 'This loan is on your list already. Nothing was changed.', { code: 'alreadyListed' });
  }
  const hash = await loadIdentityHash(sandbox);
  const {
    secondsLeft,
    found: match,
    blockedSeconds,
  } = await checkWithinLimits(sandbox, await limitsForAddingLoan(sandbox, borrowerId, loanNumber), (database) =>
    matchPerson({ database, clock: sandbox.clock, hash }, { loanNumber, zip, lastFour: ssnLast4 }),
  );
  const wait = secondsLeft ?? blockedSeconds; // if this was the last allowed attempt, report the lock now instead of after another attempt
  if (wait !== null) throw tooManyTriesRefusal(wait);
  if (match === null) throw noMatchRefusal();

  const { loanIdentifier } = match;
  await sandbox.database.transaction().execute(async (transaction) => {
    // If two requests add it at the same moment, only one inserts the row and sends emails, but both succeed.
    const added = await transaction
      .insertInto('loan_list')
      .values({ borrower_id: borrowerId, loan_identifier: loanIdentifier })
      .onConflict((conflict) => conflict.doNothing())
      .returning('position')
      .executeTakeFirst();
    if (added) await mailLoanAdded(sandbox, transaction, loanIdentifier);
  });
  return findLoan(sandbox.database, borrowerId, { loanIdentifier });
}

/** Checks the format of the input before any lookup or count. @throws Refusal 400 with a message for each field */
function readLoanToAdd(given: LoanToAdd): LoanToAdd {
  const read = { loanNumber: given.loanNumber.trim(), zip: given.zip.trim(), ssnLast4: given.ssnLast4.trim() };
  refuseInvalidFields({
    loanNumber: digitsProblem('loanNumber', read.loanNumber),
    zip: digitsProblem('zip', read.zip),
    ssnLast4: digitsProblem('lastFour', read.ssnLast4),
  });
  return read;
}

/**
 * Limits that a failure counts against: the caller with any loan, the caller with this loan, and the loan itself. The last one is shared
 * with the identity check of guest payments.
 */
async function limitsForAddingLoan(sandbox: Sandbox, borrowerId: string, loanNumber: string): Promise<TryLimit[]> {
  const { addLoanTriesPerBorrowerPerDay, addLoanTriesPerDay } = sandbox.limits;
  const { loanHash, limit } = await identityLimitForLoan(sandbox, loanNumber);
  const caller = `add loan borrower ${borrowerId}`;
  return [
    { subject: caller, max: addLoanTriesPerBorrowerPerDay, windowMs: DAY_MS },
    { subject: `${caller} loan ${loanHash}`, max: addLoanTriesPerDay, windowMs: DAY_MS },
    limit,
  ];
}
