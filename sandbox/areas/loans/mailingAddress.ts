/** Changes the mailing address of a loan without overwriting a change made elsewhere in the meantime. */
import type { Kysely } from 'kysely';

import type { MailingAddressChange, MailingAddressConflict, Property } from '#contract/borrower/loans.ts';
import { addBankingDays } from '../../base/clock/bankCalendar.ts';
import { DAY_MS } from '../../base/clock/clock.ts';
import type { Database } from '../../base/db/database.ts';
import { refuseInvalidFields, Refusal } from '../../base/http/errors.ts';
import { countTry } from '../../base/limits/tries.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { tidyLine } from '../../base/wire/tidyText.ts';
import { addressProblem, type AddressPart } from '../../lender/addressRules.ts';
import { mailingAddressOn } from '../../lender/loans/mailingAddress.ts';
import type { ListedLoan } from '../../lender/loans/listedLoans.ts';
import { formatDuration } from '../../lender/format.ts';
import { sendMailingAddressNotices } from './mailingAddressNotice.ts';

const ADDRESS_PARTS: Record<keyof Property, AddressPart> = {
  streetAddress: 'street',
  city: 'city',
  state: 'state',
  zipCode: 'zip',
};
const ADDRESS_FIELDS = Object.keys(ADDRESS_PARTS) as (keyof Property)[]; // the record has every name as a key

const isSameAddress = (one: Property, other: Property): boolean => ADDRESS_FIELDS.every((name) => one[name] === other[name]);

/** Cleans and validates an address. @throws Refusal 400 with a message for each invalid part */
export function validateAddress(given: Property): Property {
  const { streetAddress, city, state, zipCode } = given;
  const address = {
    streetAddress: tidyLine(streetAddress),
    city: tidyLine(city),
    state: tidyLine(state),
    zipCode: tidyLine(zipCode),
  };
  refuseInvalidFields(
    Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, addressProblem(ADDRESS_PARTS[name], address[name])])),
  );
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
  owned: ListedLoan,
  { mailingAddress, replaces, askedBy }: Pick<MailingAddressChange, 'mailingAddress' | 'replaces'> & { askedBy: string },
): Promise<void> {
  const { database, clock, limits } = sandbox;
  const { loan_identifier: loanIdentifier } = owned.loan;
  const today = clock.today();
  await database.transaction().execute(async (transaction) => {
    const { current, pending } = await lockMailingAddress(transaction, loanIdentifier, today);
    const newest = pickAddress(pending ?? current);
    if (isSameAddress(mailingAddress, newest)) return;
    if (!isSameAddress(replaces, newest)) throw addressConflict(newest);
    const effectiveDate = addBankingDays(today, limits.mailingAddressBankingDays);
    const to = isSameAddress(mailingAddress, current) ? null : { ...mailingAddress, effectiveDate };
    if (to !== null)
      await countAddressChange({ database: transaction, clock }, loanIdentifier, limits.mailingAddressChangesPerLoanPerDay);
    await transaction
      .updateTable('loan')
      .set({
        mailing_street: current.streetAddress,
        mailing_city: current.city,
        mailing_state: current.state,
        mailing_zip: current.zipCode,
        new_mailing_address: to,
      })
      .where('loan_identifier', '=', loanIdentifier)
      .execute();
    await sendMailingAddressNotices(sandbox, transaction, { owned, changed: { from: current, to }, askedBy });
  });
}

async function countAddressChange(
  tally: Pick<Sandbox, 'clock'> & { database: Kysely<Database> },
  loanIdentifier: string,
  most: number,
) {
  const seconds = await countTry(tally, `mailing address ${loanIdentifier}`, most, DAY_MS);
  if (seconds === null) return;
  const text = `This mailing address was changed too many times. It can be changed again in ${formatDuration(seconds)}. Nothing was saved.`;
  throw new Refusal(429, text, { code: 'tooManyTries', retryAfterSeconds: seconds });
}

async function lockMailingAddress(transaction: Kysely<Database>, loanIdentifier: string, today: string) {
  const loan = await transaction
    .selectFrom('loan')
    .select(['mailing_street', 'mailing_city', 'mailing_state', 'mailing_zip', 'new_mailing_address'])
    .where('loan_identifier', '=', loanIdentifier)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return mailingAddressOn(loan, today);
}

const pickAddress = ({ streetAddress, city, state, zipCode }: Property): Property => ({ streetAddress, city, state, zipCode });

const addressConflict = (present: Property): Refusal =>
  new Refusal(409, 'This mailing address was changed in the meantime. Nothing was saved.', {
    code: 'addressChanged',
    extraBody: { present } satisfies Partial<MailingAddressConflict>,
  });
