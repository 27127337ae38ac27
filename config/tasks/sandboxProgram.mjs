/**
 * Bundles the sandbox with its packages into one file, and its document reader (OCR) into another, so that a start opens one file instead
 * of fifteen hundred. The bundles are rebuilt only when a source changes.
 */
import { existsSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { cleanFolder, hashInputs } from './cache.mjs';
import { onTaskEnd } from './task.mjs';

const FOLDER = '.cache/sandbox-program';
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

/** On import, oidc-provider warns that it does not support Node 20. Our tests run it on Node 20, so this warning is hidden. */
const EXPECTED_WARNING = /^oidc-provider WARNING: Unsupported runtime/;

/**
 * Starts the sandbox inside this process, with the settings in `environment`, and stops it when the task ends.
 * @returns its origin
 * @throws StartupError with one sentence about the port, the data folder, the database or the runtime document
 */
export async function runSandbox(environment) {
  const { startSandbox, readSettings } = await importSandbox();
  const starting = startSandbox(readSettings(environment));
  // Registered before the start finishes, so that an interrupted start also releases the data folder.
  onTaskEnd(async () => (await starting).stop());
  return (await starting).origin;
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

/**
 * Builds the sandbox's program unless it exists. The file name contains the hash of its inputs, so an outdated program never runs.
 * @returns its path
 */
export async function ensureSandboxProgram() {
  const file = path.resolve(FOLDER, `${hashInputs(INPUTS).slice(0, 16)}.cjs`);
  if (existsSync(file)) return file;
  cleanFolder(FOLDER);
  const { build, stop } = await import('esbuild');
  // Built under temporary names and then renamed, so that two starts at once do not disturb each other.
  const draft = file.replace(/\.cjs$/, `.${process.pid}.cjs`);
  const withoutExtension = (name) => path.basename(name, '.cjs');
  await build({
    entryPoints: [
      { in: 'sandbox/start/main.ts', out: withoutExtension(draft) },
      { in: 'sandbox/areas/income/reading/readerProcess.ts', out: withoutExtension(readerProgramPath(draft)) },
    ],
    outdir: FOLDER,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    external: EXTERNAL_PACKAGES,
    // ES modules use `import.meta.url`, which CommonJS lacks.
    banner: { js: `const urlOfProgram = require('node:url').pathToFileURL(__filename).href;` },
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // Without the first, both the development and the production build of React would be bundled.
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'urlOfProgram' },
    logLevel: 'error',
  });
  await stop(); // esbuild's helper process would otherwise run as long as the sandbox
  renameSync(readerProgramPath(draft), readerProgramPath(file));
  renameSync(draft, file); // renamed last, because its existence means that both files are complete
  return file;
}
