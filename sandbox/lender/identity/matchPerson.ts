/** Checks whether somebody knows the identifying facts of a person on a loan. The response time does not reveal which fact was wrong. */
import type { Sandbox } from '../../base/sandbox.ts';
import { isSameDigest, loadKeyedHash, type KeyedHash } from '../../base/keyedHash.ts';
import { NIL_UUID } from '../../base/wire/formats.ts';
import { mailingAddressOn } from '../loans/mailingAddress.ts';

/** Loads the keyed hash for the last four digits of Social Security numbers. */
export const loadIdentityHash = ({ database }: Pick<Sandbox, 'database'>): Promise<KeyedHash> =>
  loadKeyedHash(database, 'identity');

/**
 * The stored hash of a borrower's last four SSN digits. It includes the borrower's id, so that equal digits of two people have different
 * hashes.
 */
export const hashLastFour = (hash: KeyedHash, borrowerId: string, lastFour: string): string => hash(`${borrowerId} ${lastFour}`);

export interface MatchedPerson {
  loanIdentifier: string;
  borrowerId: string;
}

interface Person {
  loan_identifier: string;
  borrower_id: string;
  first_name: string;
  last_name: string;
  property_zip: string;
  mailingZip: string;
  ssn_last_four_hash: string;
}

/** Placeholder for the borrower of a loan that does not exist; nothing matches it. */
const PLACEHOLDER_PERSON: Person = {
  loan_identifier: '',
  borrower_id: NIL_UUID,
  first_name: '-',
  last_name: '-',
  property_zip: '-',
  mailingZip: '-',
  ssn_last_four_hash: '-',
};
/** At least this many people are always compared, so that the time does not reveal how many are on the loan. */
const MIN_COMPARISONS = 4;

/** Compares in constant time. Returns 1 when both are equal, otherwise 0. */
type ConstantTimeEquals = (one: string, other: string) => number;

/**
 * Finds the loan and the borrower on record by loan number, zip code (of the property or mailing address) and last four SSN digits, or
 * returns null. Always runs one query and every comparison.
 * @param hash result of `loadIdentityHash`
 * @param alsoAgrees further comparison for the person; returns 1 or 0
 */
export async function matchPerson(
  sandbox: Pick<Sandbox, 'database' | 'clock'> & { hash: KeyedHash },
  { loanNumber, zip, lastFour }: { loanNumber: string; zip: string; lastFour: string },
  alsoAgrees: (person: Person, same: ConstantTimeEquals) => number = () => 1,
): Promise<MatchedPerson | null> {
  const { hash } = sandbox;
  const found = await sandbox.database
    .selectFrom('loan')
    .innerJoin('loan_borrower', 'loan_borrower.loan_identifier', 'loan.loan_identifier')
    .innerJoin('borrower', 'borrower.borrower_id', 'loan_borrower.borrower_id')
    .innerJoin('borrower_identity', 'borrower_identity.borrower_id', 'borrower.borrower_id')
    .select([
      'loan.loan_identifier',
      'borrower.borrower_id',
      'first_name',
      'last_name',
      'property_zip',
      'mailing_street',
      'mailing_city',
      'mailing_state',
      'mailing_zip',
      'new_mailing_address',
      'ssn_last_four_hash',
    ])
    .where('loan.loan_number', '=', loanNumber)
    .execute();
  const today = sandbox.clock.today();
  const people: Person[] = found.map((person) => ({ ...person, mailingZip: mailingAddressOn(person, today).current.zipCode }));
  while (people.length < MIN_COMPARISONS) people.push(PLACEHOLDER_PERSON);

  const same: ConstantTimeEquals = (one, other) => Number(isSameDigest(hash(one), hash(other)));
  let match: MatchedPerson | null = null;
  for (const person of people) {
    const agreed =
      (same(zip, person.property_zip) | same(zip, person.mailingZip)) &
      same(hashLastFour(hash, person.borrower_id, lastFour), person.ssn_last_four_hash) &
      alsoAgrees(person, same) &
      Number(person !== PLACEHOLDER_PERSON);
    if (agreed === 1) match = { loanIdentifier: person.loan_identifier, borrowerId: person.borrower_id };
  }
  return match;
}

const DIGIT_RULES = {
  loanNumber: { pattern: /^\d{8,14}$/, empty: 'Enter your loan number.', wrong: 'Enter the loan number, 8 to 14 digits.' },
  zip: { pattern: /^\d{5}$/, empty: 'Enter the zip code.', wrong: 'Enter a zip code of 5 digits.' },
  lastFour: {
    pattern: /^\d{4}$/,
    empty: 'Enter the last 4 digits of the Social Security number.',
    wrong: 'Enter 4 digits.',
  },
} as const;

/** Returns the error message for a typed fact, or null when it can be looked up. @param typed without surrounding space */
export function digitsProblem(fact: keyof typeof DIGIT_RULES, typed: string): string | null {
  const { pattern, empty, wrong } = DIGIT_RULES[fact];
  if (typed === '') return empty;
  return pattern.test(typed) ? null : wrong;
}
