import { plainSigns } from '#domain/typed/plainSigns.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';

export interface Findable {
  loan: Loan;
  address: string;
  lastFour: string;
  /** Searched text: address, city, state, ZIP and loan number, normalized by `fold`. */
  text: string;
}

/**
 * Removes differences that a search should ignore: case, accents, apostrophes, digit scripts, invisible characters and punctuation.
 * "O’Hara blvd." becomes "ohara blvd".
 */
const fold = (text: string): string =>
  plainSigns(text)
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLocaleLowerCase('en-US')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const toFindable = (loan: Loan): Findable => {
  const address = addressLine(loan.property);
  return { loan, address, lastFour: loan.loanNumber.slice(-4), text: ` ${fold(address)} ${fold(loan.loanNumber)}` };
};

/**
 * Returns the loans in which every typed word is the beginning of a word, or typed digits are the end of the loan number. Loans whose
 * number ends with the whole input, or whose address begins with it, come first.
 */
export function findLoans(all: readonly Findable[], typed: string): readonly Findable[] {
  const wanted = fold(typed);
  if (wanted === '') return all;
  // Loan numbers are often typed in groups of digits.
  const words = /^[\d ]{8,}$/.test(wanted) ? [wanted.replaceAll(' ', '')] : wanted.split(' ');
  const rank = ({ text, loan }: Findable): number => (loan.loanNumber.endsWith(wanted) || text.startsWith(` ${wanted}`) ? 0 : 1);
  return all
    .filter(({ text }) => words.every((word) => text.includes(` ${word}`) || (/^\d{4,}$/.test(word) && text.endsWith(word))))
    .map((found) => ({ found, rank: rank(found) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ found }) => found);
}
