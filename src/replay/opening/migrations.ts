/** Converts a report from one schema version to the next. */
type Migration = (report: Record<string, unknown>) => Record<string, unknown>;

/** The first entry converts schema 1 to 2, and so on. Empty, because schema 1 is the current one. */
const MIGRATIONS: readonly Migration[] = [];

/** Schema version that this program reads. */
export const CURRENT_SCHEMA = MIGRATIONS.length + 1;

/** Converts a report of any earlier schema version to the current one. */
export const migrate = (report: Record<string, unknown>, schema: number): Record<string, unknown> =>
  MIGRATIONS.slice(schema - 1).reduce((older, next) => next(older), report);
