import { minifySync } from '@swc/core';
import { buildSync } from 'esbuild';

/** Must match the browser versions in webpack.config.ts. */
const BROWSERS = ['chrome120', 'edge120', 'firefox115', 'safari17'];

/**
 * Bundles a program of `src/` into a script to inline in an HTML document. It is sent with every visit, so it is minified like webpack's
 * scripts.
 */
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
