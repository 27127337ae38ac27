/** Bundles the embedded lender and its packages into one file, once per state of its sources, so that a start opens one file instead of fifteen hundred. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { inputsHash } from './inputsHash.mjs';
import { inRoot } from './task.mjs';

const INPUTS = ['sandbox', 'contract', 'package-lock.json', 'tsconfig.json', 'config/tasks/sandboxProgram.mjs'];

/** Not bundled, because they look for files beside their own: compiled parts, a database's image, a page's assets. */
const LEFT_OUT = ['@electric-sql/pglite', '@node-rs/argon2', '@fastify/swagger-ui', 'pg-native'];

/** What packages in the older module format expect to find. */
const FOR_COMMON_JS = `
import { createRequire as createRequireOfProgram } from 'node:module';
import { dirname as dirnameOfProgram } from 'node:path';
import { fileURLToPath as pathOfProgram } from 'node:url';
const require = createRequireOfProgram(import.meta.url);
const __filename = pathOfProgram(import.meta.url);
const __dirname = dirnameOfProgram(__filename);
`;

/** At import the OpenID provider warns that it was not made for Node 20. It is tested on it here. */
const EXPECTED_NOTICE = /^oidc-provider WARNING: Unsupported runtime/;

/** The exports of `sandbox/start/main.ts` as its sources stand now. The file is named after the hash of its inputs, so an outdated one is never run. */
export async function importSandbox() {
  const folder = inRoot('.cache/sandbox-program');
  const file = `${folder}/${inputsHash(INPUTS).slice(0, 16)}.mjs`;
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    removeOld(folder);
    await make(file);
  }
  const { warn } = console;
  console.warn = (...words) => EXPECTED_NOTICE.test(String(words[0])) || warn(...words);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    console.warn = warn;
  }
}

/** Two starts at once may both make it: each writes a separate file, and the last one stays. */
async function make(file) {
  const { build, stop } = await import('esbuild');
  const draft = `${file}.${process.pid}`;
  await build({
    absWorkingDir: inRoot(),
    entryPoints: ['sandbox/start/main.ts'],
    outfile: draft,
    bundle: true,
    external: LEFT_OUT,
    banner: { js: FOR_COMMON_JS },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' }, // React, which makes the pages, comes twice otherwise
    logLevel: 'error',
  });
  await stop(); // its helper process would stay as long as the sandbox runs
  renameSync(draft, file);
}

/** Newer files may belong to another start that has written but not yet read them. */
function removeOld(folder) {
  const before = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of readdirSync(folder)) {
    const file = `${folder}/${name}`;
    if (statSync(file).mtimeMs < before) rmSync(file, { force: true });
  }
}
