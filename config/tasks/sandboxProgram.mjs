/**
 * Bundles the sandbox with its packages into one file, and its document reader (OCR) into another, so that a start opens one file instead
 * of fifteen hundred. The bundles are rebuilt only when a source changes.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { hashInputs } from './hashInputs.mjs';
import { inRoot } from './task.mjs';

const INPUTS = ['sandbox', 'contract', 'package-lock.json', 'tsconfig.json', 'config/tasks/sandboxProgram.mjs'];

/**
 * Packages that are not bundled, because they load files next to their own: native code, WebAssembly, database images, page assets or
 * fonts.
 */
const EXTERNAL_PACKAGES = [
  ...['@electric-sql/pglite', '@node-rs/argon2', '@fastify/swagger-ui', 'pdfkit', 'pg-native'],
  ...['tesseract.js', 'tesseract.js-core', '@tesseract.js-data/eng', 'pdfjs-dist', '@napi-rs/canvas', 'sharp'],
];

/** Path of the document reader's program, which is next to the sandbox's program. `reading/reader.ts` finds it by this name. */
export const readerProgramPath = (file) => file.replace(/\.cjs$/, '.reader.cjs');

/** Defines the replacement for `import.meta.url`, which ES modules use and CommonJS lacks. */
const IMPORT_META_URL_SHIM = `const urlOfProgram = require('node:url').pathToFileURL(__filename).href;`;

/** On import, oidc-provider warns that it does not support Node 20. Our tests run it on Node 20, so this warning is hidden. */
const EXPECTED_WARNING = /^oidc-provider WARNING: Unsupported runtime/;

/**
 * Builds the sandbox's program unless it exists. The file name contains the hash of its inputs, so an outdated program never runs.
 * @returns its path
 */
export async function ensureSandboxProgram() {
  const folder = inRoot('.cache/sandbox-program');
  const file = `${folder}/${hashInputs(INPUTS).slice(0, 16)}.cjs`;
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    removeOldPrograms(folder);
    await buildPrograms(file);
  }
  return file;
}

/** Returns the exports of `sandbox/start/main.ts`, built from the current sources. */
export async function importSandbox() {
  const file = await ensureSandboxProgram();
  const { warn } = console;
  console.warn = (...words) => EXPECTED_WARNING.test(String(words[0])) || warn(...words);
  try {
    return createRequire(import.meta.url)(file);
  } finally {
    console.warn = warn;
  }
}

/** Builds both files under temporary names and then renames them, so that two starts at once do not disturb each other. */
async function buildPrograms(file) {
  const { build, stop } = await import('esbuild');
  const draft = file.replace(/\.cjs$/, `.${process.pid}.cjs`);
  await build({
    absWorkingDir: inRoot(),
    entryPoints: [
      { in: 'sandbox/start/main.ts', out: withoutExtension(draft) },
      { in: 'sandbox/areas/income/reading/readerProcess.ts', out: withoutExtension(readerProgramPath(draft)) },
    ],
    outdir: path.dirname(file),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    external: EXTERNAL_PACKAGES,
    banner: { js: IMPORT_META_URL_SHIM },
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // Without this, both the development and the production build of React would be bundled.
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'urlOfProgram' },
    logLevel: 'error',
  });
  await stop(); // esbuild's helper process would otherwise run as long as the sandbox
  renameSync(readerProgramPath(draft), readerProgramPath(file));
  renameSync(draft, file); // renamed last, because its existence means that both files are complete
}

const withoutExtension = (file) => path.basename(file, '.cjs');

/** Removes programs older than a day. Newer ones may belong to another start that has not loaded them yet. */
function removeOldPrograms(folder) {
  const before = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of readdirSync(folder)) {
    const file = `${folder}/${name}`;
    if (statSync(file).mtimeMs < before) rmSync(file, { force: true });
  }
}
