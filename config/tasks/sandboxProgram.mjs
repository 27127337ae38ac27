/** The embedded lender put together into one file: that takes a tenth of a second, and saves its start from translating a hundred. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { inRoot } from './task.mjs';

/** The OpenID provider says at import that it was not made for Node 20, on which it is tested here. */
const EXPECTED_NOTICE = /^oidc-provider WARNING: Unsupported runtime/;

/** The exports of `sandbox/main.ts` as its sources stand now. The file is named after its contents: nothing old is ever run. */
export async function importSandbox() {
  const { outputFiles } = await build({
    absWorkingDir: inRoot(),
    entryPoints: ['sandbox/main.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    write: false,
    logLevel: 'error',
  });
  const [{ contents }] = outputFiles;
  const folder = inRoot('.cache/sandbox-program');
  const file = `${folder}/${createHash('sha256').update(contents).digest('hex').slice(0, 16)}.mjs`;
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    removeOld(folder);
    writeFileSync(`${file}.${process.pid}`, contents);
    renameSync(`${file}.${process.pid}`, file);
  }
  const { warn } = console;
  console.warn = (...words) => EXPECTED_NOTICE.test(String(words[0])) || warn(...words);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    console.warn = warn;
  }
}

/** Younger ones may be another start's, between writing and reading. */
function removeOld(folder) {
  const before = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of readdirSync(folder)) {
    const file = `${folder}/${name}`;
    if (statSync(file).mtimeMs < before) rmSync(file, { force: true });
  }
}
