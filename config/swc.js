/**
 * Returns the options with which SWC compiles TypeScript and JSX for webpack and jest. SWC keeps comments, so webpack still finds its
 * chunk names.
 * @param file path of a TypeScript file; `.tsx` enables JSX
 * @param react whether JSX compiles for development, and whether React Refresh is on
 * @returns options for `@swc/core` and `swc-loader`
 */
export const swcOptions = (file, react = {}) => ({
  swcrc: false,
  configFile: false,
  isModule: true,
  jsc: {
    target: 'esnext',
    parser: { syntax: 'typescript', tsx: file.endsWith('x') },
    transform: {
      // Only imports marked with `type` are removed; other imports stay even when they are used only as types.
      verbatimModuleSyntax: true,
      react: { runtime: 'automatic', ...react },
    },
  },
});
