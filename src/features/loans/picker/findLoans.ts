import { normalizeNumberInput } from '#domain/userInput/normalizeInput.ts';
import type { Loan } from '#lending/servicing/loanTypes.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';

export interface SearchableLoan {
  loan: Loan;
  address: string;
  lastFour: string;
  /** Searched text: address, city, state, ZIP and loan number, normalized by `normalizeForSearch`. */
  searchText: string;
}

/**
 * Removes differences that a search should ignore: case, accents, apostrophes, digit scripts, invisible characters and punctuation.
 * "O’Hara blvd." becomes "ohara blvd".
 */
const normalizeForSearch = (text: string): string =>
  normalizeNumberInput(text)
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLocaleLowerCase('en-US')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const toSearchable = (loan: Loan): SearchableLoan => {
  const address = addressLine(loan.property);
  return {
    loan,
    address,
    lastFour: loan.loanNumber.slice(-4),
    searchText: ` ${normalizeForSearch(address)} ${normalizeForSearch(loan.loanNumber)}`,
  };
};

/**
 * Returns the loans in which every typed word is the beginning of a word, or typed digits are the end of the loan number. Loans whose
 * number ends with the whole input, or whose address begins with it, come first.
 */
export function findLoans(all: readonly SearchableLoan[], typed: string): readonly SearchableLoan[] {
  const wanted = normalizeForSearch(typed);
  if (wanted === '') return all;
  // Loan numbers are often typed in groups of digits.
  const words = /^[\d ]{8,}$/.test(wanted) ? [wanted.replaceAll(' ', '')] : wanted.split(' ');
  const rank = ({ searchText, loan }: SearchableLoan): number =>
    loan.loanNumber.endsWith(wanted) || searchText.startsWith(` ${wanted}`) ? 0 : 1;
  return all
    .filter(({ searchText }) =>
      words.every((word) => searchText.includes(` ${word}`) || (/^\d{4,}$/.test(word) && searchText.endsWith(word))),
    )
    .map((found) => ({ found, rank: rank(found) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ found }) => found);
}
