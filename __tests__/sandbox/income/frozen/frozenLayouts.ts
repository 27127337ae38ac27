/**
 * The layouts that the reader's makers don't see, and what is particular to each of them. Don't look at these while you work on the reader,
 * and don't change them afterwards. What their first run showed is in `docs/decisions.md`; once something found there was mended, a new
 * layout says more about papers that the reader was not made for.
 */
import type { PaystubLayout } from '../../../../sandbox/areas/income/samples/layouts/layout.ts';
import { truthOf, type PaystubFacts, type PaystubTruth } from '../../../../sandbox/areas/income/samples/paystubFacts.ts';
import { agency } from './agency.ts';
import { bookkeeper } from './bookkeeper.ts';
import { corporate } from './corporate.ts';
import { comparing, headless, ownWords, phoneScreen } from './fourth/columns.ts';
import { formRows, tiles } from './fourth/formAndTiles.ts';
import { handwritten } from './fourth/handwriting.ts';
import { spanish } from './fourth/spanish.ts';
import { payroll } from './payroll.ts';
import { restaurant } from './restaurant.ts';
import { shop } from './shop.ts';

/** Drawn before the first reader ran. */
export const FIRST_FROZEN: readonly PaystubLayout[] = [agency, shop];
/** Drawn after it, by somebody who had no reader at hand. */
export const SECOND_FROZEN: readonly PaystubLayout[] = [payroll, restaurant];
/** Drawn blind when the reader had been mended after the second. */
export const THIRD_FROZEN: readonly PaystubLayout[] = [corporate, bookkeeper];
/** Drawn blind after those, to be unlike all of them: what is printed here may well be more than a reader can bear. */
export const FOURTH_FROZEN: readonly PaystubLayout[] = [
  ...[formRows, tiles, comparing, ownWords, headless, phoneScreen, spanish],
  handwritten,
];

const AGENCIES = [
  'City of Lake Harmon',
  "St. Casimir's Hospital & Clinics",
  'Wexley County Sheriff',
  'Department of Natural Resources',
];

/** Not every employer prints such papers. */
export const factsFor = (layout: PaystubLayout, facts: PaystubFacts): PaystubFacts =>
  layout === agency ? { ...facts, employer: AGENCIES[facts.gross % AGENCIES.length] ?? '' } : facts;

export const truthFor = (layout: PaystubLayout, facts: PaystubFacts): PaystubTruth =>
  truthOf(layout === agency ? agency.asPrinted(facts) : facts, layout.prints);
