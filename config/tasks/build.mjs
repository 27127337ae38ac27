/** `npm run build`: builds the portal into `dist`, but only when one of its inputs has changed. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { cleanFolder, hashInputs } from './cache.mjs';
import { onTaskEnd, runNode } from './task.mjs';

const INPUTS = [
  'src',
  'public',
  'contract',
  'config/build',
  'config/landingContent.json',
  'config/legal',
  'config/legalText.js',
  'config/swc.js',
  'config/tasks/build.mjs',
  'config/scriptInventory.json',
  'webpack.config.ts',
  'babel.config.js',
  'package.json',
  'package-lock.json',
];
/** File in `dist` with the hash of its inputs. */
const RECORD = '.inputs';

export async function build() {
  await ensureBuilt();
  console.log('The portal is built: dist');
}

/** Builds `dist` unless it is up to date. An interrupted build leaves the old one untouched. */
export async function ensureBuilt() {
  const inputs = hashInputs(INPUTS);
  const record = path.join('dist', RECORD);
  if (existsSync(record) && readFileSync(record, 'utf8') === inputs) return;
  console.log('Building the portal (about a minute)');
  cleanFolder('.cache/builds');
  const next = path.resolve('.cache/builds', `${process.pid}`);
  onTaskEnd(() => rmSync(next, { recursive: true, force: true }));
  await renderFirstView(`${next}-first-view`);
  await runBuildProgram('--import', 'tsx', 'config/build/buildPortal.ts', next);
  await runBuildProgram('--import', 'tsx', 'config/build/firstPage.ts', next);
  writeFileSync(path.join(next, RECORD), inputs);
  // A folder cannot be renamed over another, so `dist` is missing for a moment, but it is never half written.
  rmSync('dist', { recursive: true, force: true });
  renameSync(next, 'dist');
}

const runBuildProgram = (...args) =>
  // A build creates many short-lived objects. A larger young generation makes garbage collection rarer and the build 7 % faster.
  runNode(['--max-semi-space-size=64', ...args], {
    env: { NODE_ENV: 'production' },
    complaint: 'The portal could not be built.',
  });

/** Bundles and runs the program that renders the first views. The webpack build then includes the files it writes. */
async function renderFirstView(bundle) {
  const esbuild = await import('esbuild'); // only when needed
  mkdirSync('.cache/first-view', { recursive: true });
  onTaskEnd(() => rmSync(bundle, { recursive: true, force: true }));
  await esbuild.build({
    entryPoints: ['config/build/firstView.ts'],
    outdir: bundle,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    tsconfigRaw: {},
    loader: { '.css': 'empty', '.md': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"', PORTAL_VERSION: '""', PORTAL_COMMIT: '""', PORTAL_BUILT_AT: '""' },
    logLevel: 'error',
  });
  await runBuildProgram(path.join(bundle, 'firstView.mjs'), '.cache/first-view');
}
