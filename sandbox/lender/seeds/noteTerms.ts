/** Note terms of a seeded loan, derived from its number alone, so that everything seeded about a loan is consistent. */
import type { LoanNoteTable } from '../loans/noteTables.ts';
import { cycle } from './cycle.ts';

export type NoteTerms = Pick<LoanNoteTable, 'rate' | 'term_months' | 'mortgage_type' | 'property_usage' | 'property_type'>;

/** The "paid ahead" loan has no note, so that the page for a loan without one can be seen. */
const LOAN_WITHOUT_NOTE = '3100040606';

/** Offset that makes the loan ending in 0101 the first in each list below. */
const INDEX_OFFSET = 10_800 - 101;

const RATES = [6500, 6875, 7125, 6250, 7000, 5875, 6750, 4250];
const USAGES: NoteTerms['property_usage'][] = ['primaryHome', 'primaryHome', 'primaryHome', 'secondHome', 'investment'];
const TYPES: NoteTerms['property_type'][] = ['singleFamily', 'singleFamily', 'condo', 'townhouse', 'twoToFourUnits'];

/** Index of a loan in the lists that are cycled through. */
export const cycleIndexOf = (loanNumber: string): number => Number(loanNumber.slice(-4)) + INDEX_OFFSET;

/** Returns the terms of a loan's note, or null for the loan without a note. Every ninth loan runs 15 years. */
export function noteTerms(loanNumber: string): NoteTerms | null {
  if (loanNumber === LOAN_WITHOUT_NOTE) return null;
  const place = cycleIndexOf(loanNumber);
  const isShort = place % 9 === 4;
  return {
    rate: cycle(RATES, place) - (isShort ? 625 : 0),
    term_months: isShort ? 180 : 360,
    mortgage_type: isShort ? 'fixed15' : 'fixed30',
    property_usage: cycle(USAGES, place),
    property_type: cycle(TYPES, place),
  };
}
