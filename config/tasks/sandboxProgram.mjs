/**
 * Bundles the embedded lender and its packages into one file, and its reader of papers into another, once per state of its sources, so that a start opens one file instead of
 * fifteen hundred. What V8 compiled of it is kept, too, and spares the next start a quarter of its time.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { inputsHash } from './inputsHash.mjs';
import { inRoot } from './task.mjs';

const INPUTS = ['sandbox', 'contract', 'package-lock.json', 'tsconfig.json', 'config/tasks/sandboxProgram.mjs'];

/** Not bundled, because they look for files beside their own: compiled parts, a database's image, a page's assets, fonts. */
const LEFT_OUT = [
  ...['@electric-sql/pglite', '@node-rs/argon2', '@fastify/swagger-ui', 'pdfkit', 'pg-native'],
  ...['tesseract.js', 'tesseract.js-core', '@tesseract.js-data/eng', 'pdfjs-dist', '@napi-rs/canvas'],
];

/** The process that reads papers stands beside the lender's program; `reading/reader.ts` finds it by this name. */
export const readerOf = (file) => file.replace(/\.cjs$/, '.reader.cjs');

/** What packages in the newer module format expect to find. */
const FOR_MODULES = `const urlOfProgram = require('node:url').pathToFileURL(__filename).href;`;

/** At import the OpenID provider warns that it was not made for Node 20. It is tested on it here. */
const EXPECTED_NOTICE = /^oidc-provider WARNING: Unsupported runtime/;

/** Makes the file, unless it is there. It is named after the hash of its inputs, so an outdated one is never run. @returns its path */
export async function ensureSandboxProgram() {
  const folder = inRoot('.cache/sandbox-program');
  const file = `${folder}/${inputsHash(INPUTS).slice(0, 16)}.cjs`;
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    removeOld(folder);
    await make(file);
  }
  return file;
}

/** The exports of `sandbox/start/main.ts` as its sources stand now. */
export async function importSandbox() {
  const file = await ensureSandboxProgram();
  const { warn } = console;
  console.warn = (...words) => EXPECTED_NOTICE.test(String(words[0])) || warn(...words);
  try {
    return createRequire(import.meta.url)(file);
  } finally {
    console.warn = warn;
  }
}

/** Two starts at once may both make it: each writes separate files, and the last ones stay. */
async function make(file) {
  const { build, stop } = await import('esbuild');
  const draft = file.replace(/\.cjs$/, `.${process.pid}.cjs`);
  await build({
    absWorkingDir: inRoot(),
    entryPoints: [
      { in: 'sandbox/start/main.ts', out: withoutExtension(draft) },
      { in: 'sandbox/areas/income/reading/readerProcess.ts', out: withoutExtension(readerOf(draft)) },
    ],
    outdir: path.dirname(file),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    external: LEFT_OUT,
    banner: { js: FOR_MODULES },
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // React, which makes the pages, comes twice otherwise.
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'urlOfProgram' },
    logLevel: 'error',
  });
  await stop(); // its helper process would stay as long as the sandbox runs
  renameSync(readerOf(draft), readerOf(file));
  renameSync(draft, file); // last: where it is, both are
}

const withoutExtension = (file) => path.basename(file, '.cjs');

/** Newer files may belong to another start that has written but not yet read them. */
function removeOld(folder) {
  const before = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of readdirSync(folder)) {
    const file = `${folder}/${name}`;
    if (statSync(file).mtimeMs < before) rmSync(file, { force: true });
  }
}
