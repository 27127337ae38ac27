/**
 * How SWC compiles a source for webpack and jest: types and JSX. Comments that name a script, for webpack, stay as they are.
 * @param file of TypeScript, with JSX if it is a `.tsx`
 * @param react whether calls are made for development, and whether a page takes changes while it is open
 * @returns options of `@swc/core` and `swc-loader`
 */
export const swcOptions = (file, react = {}) => ({
  swcrc: false,
  configFile: false,
  isModule: true,
  jsc: {
    target: 'esnext',
    parser: { syntax: 'typescript', tsx: file.endsWith('x') },
    transform: {
      // An import is left out if it says `type`, and not by what it is used for.
      verbatimModuleSyntax: true,
      react: { runtime: 'automatic', ...react },
    },
  },
});
