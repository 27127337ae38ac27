/** Replaced by webpack's DefinePlugin when the portal is built. */
declare const PORTAL_VERSION: string;
declare const PORTAL_COMMIT: string;
declare const PORTAL_BUILT_AT: string;

/** Which build this is; "development" where nothing was built, in tests for example. */
export const buildInfo = {
  version: typeof PORTAL_VERSION === 'undefined' ? 'development' : PORTAL_VERSION,
  commit: typeof PORTAL_COMMIT === 'undefined' ? 'development' : PORTAL_COMMIT,
  /** An instant in UTC. */
  builtAt: typeof PORTAL_BUILT_AT === 'undefined' ? '' : PORTAL_BUILT_AT,
} as const;
