/** What was agreed on a seeded loan. By its number alone, so that everything seeded about a loan agrees on it. */
import type { LoanNoteTable } from '../loans/noteTables.ts';
import { cycle } from './cycle.ts';

export type NoteTerms = Pick<LoanNoteTable, 'rate' | 'term_months' | 'mortgage_type' | 'property_usage' | 'property_type'>;

/** Paid ahead, and its note is not kept: the page that says so can be seen. */
const WITHOUT_NOTE = '3100040606';

/** So that the loan ending in 0101 comes first in every list below. */
const BEFORE_THE_FIRST = 10_800 - 101;

const RATES = [6500, 6875, 7125, 6250, 7000, 5875, 6750, 4250];
const USAGES: NoteTerms['property_usage'][] = ['primaryHome', 'primaryHome', 'primaryHome', 'secondHome', 'investment'];
const TYPES: NoteTerms['property_type'][] = ['singleFamily', 'singleFamily', 'condo', 'townhouse', 'twoToFourUnits'];

/** Where a loan stands in lists that are gone through in turn. */
export const placeOf = (loanNumber: string): number => Number(loanNumber.slice(-4)) + BEFORE_THE_FIRST;

/** Every ninth runs 15 years. Null for the loan without a note. */
export function noteTerms(loanNumber: string): NoteTerms | null {
  if (loanNumber === WITHOUT_NOTE) return null;
  const place = placeOf(loanNumber);
  const isShort = place % 9 === 4;
  return {
    rate: cycle(RATES, place) - (isShort ? 625 : 0),
    term_months: isShort ? 180 : 360,
    mortgage_type: isShort ? 'fixed15' : 'fixed30',
    property_usage: cycle(USAGES, place),
    property_type: cycle(TYPES, place),
  };
}
