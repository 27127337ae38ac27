import { minifySync } from '@swc/core';
import { buildSync } from 'esbuild';

/** As in webpack.config.ts. */
const BROWSERS = ['chrome120', 'edge120', 'firefox115', 'safari17'];

/** A program of `src/` as a script that stands in a document, and so is sent with each visit: made small as webpack's scripts are. */
export function inlineScript(program: string): string {
  const [script] = buildSync({
    entryPoints: [program],
    bundle: true,
    target: BROWSERS,
    tsconfigRaw: {},
    write: false,
  }).outputFiles;
  return minifySync(script?.text ?? '', { compress: { passes: 3, toplevel: true }, mangle: { toplevel: true }, ecma: 2022 }).code;
}
