/**
 * Paystub layouts that developers of the reader must not look at, so that they measure how well it reads unknown layouts. Do not change
 * them later. `docs/decisions.md` records the result of their first run. Once a finding has been fixed, a layout is no longer unknown,
 * and only a new layout measures that again.
 */
import type { PaystubLayout } from '../../../../sandbox/areas/income/samples/layouts/layout.ts';
import { expectedFields, type PaystubFacts, type ExpectedFields } from '../../../../sandbox/areas/income/samples/paystubFacts.ts';
import { agency } from './agency.ts';
import { bookkeeper } from './bookkeeper.ts';
import { corporate } from './corporate.ts';
import { previousPeriodColumn, withoutHeadings, unusualHeadings, phoneScreen } from './fourth/columns.ts';
import { formRows, tiles } from './fourth/formAndTiles.ts';
import { handwritten } from './fourth/handwriting.ts';
import { spanish } from './fourth/spanish.ts';
import { payroll } from './payroll.ts';
import { restaurant } from './restaurant.ts';
import { shop } from './shop.ts';

/** Created before the reader first ran. */
export const FIRST_FROZEN: readonly PaystubLayout[] = [agency, shop];
/** Created after the reader first ran, by someone who had no access to it. */
export const SECOND_FROZEN: readonly PaystubLayout[] = [payroll, restaurant];
/** Created without access to the reader, after it had been improved with the second series. */
export const THIRD_FROZEN: readonly PaystubLayout[] = [corporate, bookkeeper];
/** Created without access to the reader, to be unlike all earlier layouts. Parts of these may be too hard for any reader. */
export const FOURTH_FROZEN: readonly PaystubLayout[] = [
  ...[formRows, tiles, previousPeriodColumn, unusualHeadings, withoutHeadings, phoneScreen, spanish],
  handwritten,
];

const AGENCIES = [
  'City of Lake Harmon',
  "St. Casimir's Hospital & Clinics",
  'Wexley County Sheriff',
  'Department of Natural Resources',
];

/** Replaces the employer where a layout needs a public one. */
export const factsFor = (layout: PaystubLayout, facts: PaystubFacts): PaystubFacts =>
  layout === agency ? { ...facts, employer: AGENCIES[facts.gross % AGENCIES.length] ?? '' } : facts;

export const truthFor = (layout: PaystubLayout, facts: PaystubFacts): ExpectedFields =>
  expectedFields(layout === agency ? agency.asPrinted(facts) : facts, layout.printedFields);
