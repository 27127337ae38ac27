/** What is known of a home beside its loan. Amounts are integer cents. */
import type { ComparableSale, Lien, NoEstimate } from '#contract/borrower/valuation.ts';
import type { Step } from '../../base/db/database.ts';

export interface HomeTable {
  loan_identifier: string;
  /** What it was bought for; its first appraisal was no lower. */
  price_cents: number;
  bought_on: string;
  /** How the home went with others of its state since, in thousandths: 900 is a tenth less. */
  standing: number;
  /** What insures the loan, a month; null where nothing does. */
  insurance_cents: number | null;
  no_estimate: NoEstimate | null;
  /** As the county's records have them. */
  comparables: ComparableSale[];
  other_liens: Omit<Lien, 'asOf'>[];
}

declare module '../../base/db/database.ts' {
  interface Database {
    home: HomeTable;
  }
}

export const createHomes: Step = async (database) => {
  await database.schema
    .createTable('home')
    .addColumn('loan_identifier', 'uuid', (column) => column.primaryKey().references('loan.loan_identifier').onDelete('cascade'))
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('bought_on', 'date', (column) => column.notNull())
    .addColumn('standing', 'integer', (column) => column.notNull())
    .addColumn('insurance_cents', 'integer')
    .addColumn('no_estimate', 'text')
    .addColumn('comparables', 'jsonb', (column) => column.notNull())
    .addColumn('other_liens', 'jsonb', (column) => column.notNull())
    .execute();
};
