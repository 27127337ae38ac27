/**
 * How SWC compiles a source for webpack and jest before Babel does the rest: React Compiler, which must see JSX as it was written, and types.
 * It is the compiler of `babel-plugin-react-compiler` in native code, ten times as quick.
 * @param file of TypeScript, with JSX if it is a `.tsx`
 * @returns options of `@swc/core` and `swc-loader`
 */
export const swcOptions = (file) => ({
  swcrc: false,
  configFile: false,
  isModule: true,
  jsc: {
    target: 'esnext',
    parser: { syntax: 'typescript', tsx: file.endsWith('x') },
    // Names of scripts, for webpack, are comments.
    preserveAllComments: true,
    transform: {
      reactCompiler: { target: '19' },
      // An import is left out if it says `type`, and not by what it is used for.
      verbatimModuleSyntax: true,
      // Left to Babel, whose plugin for messages reads it.
      react: { runtime: 'preserve' },
    },
  },
});
