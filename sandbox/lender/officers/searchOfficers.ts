/** Finds loan officers by the beginnings of their names or email addresses, for a type-ahead field. */
import type { Kysely } from 'kysely';

import type { Database } from '../../base/db/database.ts';
import type { LoanOfficerTable } from './tables.ts';

const MAX_RESULTS = 10;

/**
 * Normalizes for comparison: letters and digits only, in lower case and without accents, so "O'Dowd" becomes "odowd" and "Nyström"
 * becomes "nystrom".
 */
const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * Returns at most ten officers, sorted by last name. Either each word of the text begins a word of the name, in any order, or the text
 * begins the email address. All officers are read, because there are few, and no SQL pattern has to be escaped.
 */
export async function searchOfficers(database: Kysely<Database>, text: string): Promise<LoanOfficerTable[]> {
  const typed = text.trim().toLowerCase();
  const words = typed.split(/\s+/u).map(normalizeForSearch).filter(Boolean);
  const officers = await database
    .selectFrom('loan_officer')
    .selectAll()
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('email')
    .execute();
  return officers
    .filter((officer) => matchesName(officer, words) || (typed !== '' && officer.email.startsWith(typed)))
    .slice(0, MAX_RESULTS);
}

function matchesName({ first_name, last_name }: LoanOfficerTable, words: readonly string[]): boolean {
  const names = `${first_name} ${last_name}`.split(/\s+/u).map(normalizeForSearch);
  return words.length > 0 && words.every((word) => names.some((name) => name.startsWith(word)));
}
