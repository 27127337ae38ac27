/** What makes a report of one schema a report of the next. */
type Migration = (report: Record<string, unknown>) => Record<string, unknown>;

/** The first makes schema 2 out of schema 1, and so on. Schema 1 is the present one. */
const MIGRATIONS: readonly Migration[] = [];

/** The schema that this program reads. */
export const PRESENT_SCHEMA = MIGRATIONS.length + 1;

/** A report of any schema up to the present one, as a report of the present one. */
export const migrate = (report: Record<string, unknown>, schema: number): Record<string, unknown> =>
  MIGRATIONS.slice(schema - 1).reduce((older, next) => next(older), report);
