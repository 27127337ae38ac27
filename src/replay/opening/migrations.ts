type Migration = (report: Record<string, unknown>) => Record<string, unknown>;

/** The first entry converts schema 1 to 2, and so on. Empty, because schema 1 is the current one. */
const MIGRATIONS: readonly Migration[] = [];

export const CURRENT_SCHEMA = MIGRATIONS.length + 1;

export const migrate = (report: Record<string, unknown>, schema: number): Record<string, unknown> =>
  MIGRATIONS.slice(schema - 1).reduce((older, next) => next(older), report);
