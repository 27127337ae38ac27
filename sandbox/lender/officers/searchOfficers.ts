/** Finds loan officers by how their names or email addresses begin, as a type-ahead asks. */
import type { Kysely } from 'kysely';

import type { Database } from '../../base/db/database.ts';
import type { LoanOfficerTable } from './tables.ts';

const MOST = 10;

/** Letters and digits without accents: "O'Dowd" is "odowd", "Nyström" is "nystrom". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * Ten at most, by last name. Each word of the text has to begin a word of the name, in any order; or the text begins the address. There
 * are few officers, so all are read: no pattern of the database's has to be escaped.
 */
export async function searchOfficers(database: Kysely<Database>, text: string): Promise<LoanOfficerTable[]> {
  const typed = text.trim().toLowerCase();
  const words = typed.split(/\s+/u).map(plain).filter(Boolean);
  const officers = await database
    .selectFrom('loan_officer')
    .selectAll()
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('email')
    .execute();
  return officers
    .filter((officer) => hasName(officer, words) || (typed !== '' && officer.email.startsWith(typed)))
    .slice(0, MOST);
}

function hasName({ first_name, last_name }: LoanOfficerTable, words: readonly string[]): boolean {
  const names = `${first_name} ${last_name}`.split(/\s+/u).map(plain);
  return words.length > 0 && words.every((word) => names.some((name) => name.startsWith(word)));
}
