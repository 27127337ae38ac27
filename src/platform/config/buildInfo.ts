declare const PORTAL_VERSION: string;
declare const PORTAL_COMMIT: string;
declare const PORTAL_BUILT_AT: string;

/** Version and commit of this build; "development" without a build, for example in tests. */
export const buildInfo = {
  version: typeof PORTAL_VERSION === 'undefined' ? 'development' : PORTAL_VERSION,
  commit: typeof PORTAL_COMMIT === 'undefined' ? 'development' : PORTAL_COMMIT,
  /** UTC timestamp of the build; empty without a build. */
  builtAt: typeof PORTAL_BUILT_AT === 'undefined' ? '' : PORTAL_BUILT_AT,
} as const;
