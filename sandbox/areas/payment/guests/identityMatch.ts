/** Whether a question names a person on a loan. Nothing about the time it takes says which part was wrong. */
import type { IdentityQuestion } from '#contract/guests.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { keyedHash, sameDigest, type KeyedHash } from '../../../base/secrets/keyedHash.ts';
import { mailOf } from '../../../lender/loans/mailingAddress.ts';

const PURPOSE = 'identity';

/** Letters that are not an unmarked letter and a mark, as they are written where there is no such key. */
const WRITTEN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** A name without what people leave out or write in another way: case, accents, spaces and everything that is no letter. */
const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/gu, (letter) => WRITTEN[letter] ?? letter)
    .replace(/[^\p{L}]/gu, '');

/** What is kept of the last four digits. The borrower is part of it: the same digits look different for everybody. */
export const lastFourHash = (hash: KeyedHash, borrowerId: string, lastFour: string): string => hash(`${borrowerId} ${lastFour}`);

export const identityHash = ({ database }: Pick<Sandbox, 'database'>): Promise<KeyedHash> => keyedHash(database, PURPOSE);

export interface Match {
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

/** Stands for the person of a loan that does not exist; nobody can match it. */
const NOBODY: Person = {
  loan_identifier: '',
  borrower_id: '00000000-0000-0000-0000-000000000000',
  first_name: '-',
  last_name: '-',
  property_zip: '-',
  mailingZip: '-',
  ssn_last_four_hash: '-',
};
/** As many are compared, however many are on a loan. */
const COMPARED_LEAST = 4;

/** The loan and the person that the question names, or null: one look, and all comparisons to their end. */
export async function matchIdentity(sandbox: Sandbox, question: IdentityQuestion): Promise<Match | null> {
  const hash = await identityHash(sandbox);
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
    .where('loan.loan_number', '=', question.loanNumber)
    .execute();
  const today = sandbox.clock.today();
  const people: Person[] = found.map((person) => ({ ...person, mailingZip: mailOf(person, today).goesTo.zipCode }));
  while (people.length < COMPARED_LEAST) people.push(NOBODY);

  const same = (one: string, other: string): number => Number(sameDigest(hash(one), hash(other)));
  const first = foldName(question.firstName);
  const last = foldName(question.lastName);
  let match: Match | null = null;
  for (const person of people) {
    const agreed =
      same(first, foldName(person.first_name)) &
      same(last, foldName(person.last_name)) &
      (same(question.zip, person.property_zip) | same(question.zip, person.mailingZip)) &
      same(lastFourHash(hash, person.borrower_id, question.ssn), person.ssn_last_four_hash) &
      Number(person !== NOBODY);
    if (agreed === 1) match = { loanIdentifier: person.loan_identifier, borrowerId: person.borrower_id };
  }
  return match;
}
