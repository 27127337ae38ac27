import { plainSigns } from '#domain/typed/plainSigns.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';

/** A loan as somebody looks for it. */
export interface Findable {
  loan: Loan;
  address: string;
  lastFour: string;
  /** What is searched: address, city, state, ZIP and loan number, as `fold` leaves them. */
  text: string;
}

/** Case, accents, apostrophes, the script of digits, what is not seen, and signs between words don't count: "O’Hara blvd." finds as "ohara blvd" does. */
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
 * The loans that have every typed word at the beginning of a word of theirs, or the typed digits at the end of their number. Those whose
 * number ends so, or whose street begins so, come first; otherwise the order stays.
 */
export function findLoans(all: readonly Findable[], typed: string): readonly Findable[] {
  const wanted = fold(typed);
  if (wanted === '') return all;
  // A number is often written in groups.
  const words = /^[\d ]{8,}$/.test(wanted) ? [wanted.replaceAll(' ', '')] : wanted.split(' ');
  const rank = ({ text, loan }: Findable): number => (loan.loanNumber.endsWith(wanted) || text.startsWith(` ${wanted}`) ? 0 : 1);
  return all
    .filter(({ text }) => words.every((word) => text.includes(` ${word}`) || (/^\d{4,}$/.test(word) && text.endsWith(word))))
    .map((found) => ({ found, rank: rank(found) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ found }) => found);
}
