/** Changes the mailing address of a loan without overwriting a change made elsewhere in the meantime. */
import type { Kysely } from 'kysely';

import type { MailingAddressChange, MailingAddressConflict, Property } from '#contract/borrower/loans.ts';
import { addBankingDays } from '../../base/clock/bankCalendar.ts';
import { DAY_MS } from '../../base/clock/clock.ts';
import type { Database } from '../../base/db/database.ts';
import { Refusal } from '../../base/http/errors.ts';
import { countTry } from '../../base/limits/tries.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { tidyLine } from '../../base/wire/tidyText.ts';
import { addressProblem, type AddressPart } from '../../lender/addressRules.ts';
import { mailOf } from '../../lender/loans/mailingAddress.ts';
import type { OwnedLoan } from '../../lender/loans/ownedLoans.ts';
import { durationInWords } from '../../lender/words.ts';
import { tellOfNewAddress } from './mailingAddressNotice.ts';

const PARTS: Record<keyof Property, AddressPart> = { streetAddress: 'street', city: 'city', state: 'state', zipCode: 'zip' };
const NAMES = Object.keys(PARTS) as (keyof Property)[]; // the record has every name as a key

const same = (one: Property, other: Property): boolean => NAMES.every((name) => one[name] === other[name]);

/** Cleans and validates an address. @throws Refusal 400 with a message for each invalid part */
export function readAddress(given: Property): Property {
  const { streetAddress, city, state, zipCode } = given;
  const address = {
    streetAddress: tidyLine(streetAddress),
    city: tidyLine(city),
    state: tidyLine(state),
    zipCode: tidyLine(zipCode),
  };
  const fields: Record<string, string> = {};
  for (const name of NAMES) {
    const problem = addressProblem(PARTS[name], address[name]);
    if (problem !== null) fields[name] = problem;
  }
  if (Object.keys(fields).length > 0) throw new Refusal(400, Object.values(fields), { fields });
  return address;
}

/**
 * Schedules a change of a loan's mailing address some banking days from now and notifies everybody on the loan, in one transaction. The
 * loan's row is locked, so that one of two simultaneous changes is rejected. Does nothing when the latest address is already this one,
 * which makes repeated requests harmless.
 * @param askedBy email address of the account that makes the change
 * @throws Refusal 409 with the latest address when the caller saw another one; 429 after too many changes in a day. Canceling is not
 * counted, so that a change made by somebody else can always be undone.
 */
export async function changeMailingAddress(
  sandbox: Sandbox,
  owned: OwnedLoan,
  { mailingAddress, replaces, askedBy }: Pick<MailingAddressChange, 'mailingAddress' | 'replaces'> & { askedBy: string },
): Promise<void> {
  const { database, clock, limits } = sandbox;
  const { loan_identifier: loanIdentifier } = owned.loan;
  const today = clock.today();
  await database.transaction().execute(async (transaction) => {
    const { goesTo, willGoTo } = await lockedMail(transaction, loanIdentifier, today);
    const newest = addressOf(willGoTo ?? goesTo);
    if (same(mailingAddress, newest)) return;
    if (!same(replaces, newest)) throw changedMeanwhile(newest);
    const effectiveDate = addBankingDays(today, limits.mailingAddressBankingDays);
    const to = same(mailingAddress, goesTo) ? null : { ...mailingAddress, effectiveDate };
    if (to !== null)
      await countChange({ database: transaction, clock }, loanIdentifier, limits.mailingAddressChangesPerLoanPerDay);
    await transaction
      .updateTable('loan')
      .set({
        mailing_street: goesTo.streetAddress,
        mailing_city: goesTo.city,
        mailing_state: goesTo.state,
        mailing_zip: goesTo.zipCode,
        new_mailing_address: to,
      })
      .where('loan_identifier', '=', loanIdentifier)
      .execute();
    await tellOfNewAddress(sandbox, transaction, { owned, changed: { from: goesTo, to }, askedBy });
  });
}

async function countChange(tally: Pick<Sandbox, 'clock'> & { database: Kysely<Database> }, loanIdentifier: string, most: number) {
  const seconds = await countTry(tally, `mailing address ${loanIdentifier}`, most, DAY_MS);
  if (seconds === null) return;
  const text = `This mailing address was changed too many times. It can be changed again in ${durationInWords(seconds)}. Nothing was saved.`;
  throw new Refusal(429, text, { code: 'tooManyTries', retryAfterSeconds: seconds });
}

async function lockedMail(transaction: Kysely<Database>, loanIdentifier: string, today: string) {
  const loan = await transaction
    .selectFrom('loan')
    .select(['mailing_street', 'mailing_city', 'mailing_state', 'mailing_zip', 'new_mailing_address'])
    .where('loan_identifier', '=', loanIdentifier)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return mailOf(loan, today);
}

const addressOf = ({ streetAddress, city, state, zipCode }: Property): Property => ({ streetAddress, city, state, zipCode });

const changedMeanwhile = (present: Property): Refusal =>
  new Refusal(409, 'This mailing address was changed in the meantime. Nothing was saved.', {
    code: 'addressChanged',
    more: { present } satisfies Partial<MailingAddressConflict>,
  });
