/** Builds the portal into `dist`, but only when one of its inputs has changed. `npm run build -- --force` always builds. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ensureInstalled } from './ensureInstalled.mjs';
import { hashInputs } from './hashInputs.mjs';
import { inRoot, isAlive, isMainModule, onTaskEnd, runNode, runTask, print, TaskError, withHeartbeat } from './task.mjs';

const INPUTS = [
  'src',
  'public',
  'contract',
  'config/build',
  'config/landing/content.json',
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
const RECORD = '.inputs.json';

const dist = inRoot('dist');
const cache = inRoot('.cache');

function isUpToDate(inputs) {
  const record = path.join(dist, RECORD);
  return existsSync(record) && JSON.parse(readFileSync(record, 'utf8')).inputs === inputs;
}

/** An interrupted build leaves the old build untouched. */
export async function ensureBuilt({ force = false } = {}) {
  const inputs = hashInputs(INPUTS);
  if (!force && isUpToDate(inputs)) return;
  print('Building the portal');
  removeAbandonedBuilds();
  const next = path.join(cache, `build-${process.pid}`);
  const discard = () => rmSync(next, { recursive: true, force: true });
  onTaskEnd(discard);
  try {
    await withHeartbeat('building', async () => {
      await renderFirstView();
      await runBuildProgram('buildPortal.ts', next);
      await runBuildProgram('firstPage.ts', next);
    });
  } catch (problem) {
    discard();
    throw problem;
  }
  writeFileSync(path.join(next, RECORD), JSON.stringify({ inputs }));
  replaceDist(next);
}

/** A build creates many short-lived objects. A larger young generation makes garbage collection rarer and the build 7 % faster. */
const LARGER_YOUNG_GENERATION = '--max-semi-space-size=64';

/** @throws TaskError with the program's output when it fails */
async function runBuildProgram(file, ...args) {
  const options = { quiet: true, env: { NODE_ENV: 'production' } };
  const { code, output } = await runNode(
    [LARGER_YOUNG_GENERATION, '--import', 'tsx', inRoot('config/build', file), ...args],
    options,
  );
  if (code !== 0) throw new TaskError(`The portal could not be built.\n${output.trim()}`);
}

/** Bundles and runs the program that renders the first views. The webpack build then includes the files it writes. */
export async function renderFirstView() {
  const folder = path.join(cache, 'first-view');
  const bundle = path.join(cache, `build-${process.pid}-first-view`);
  mkdirSync(folder, { recursive: true });
  const { build } = await import('esbuild'); // imported only here, since the packages may have just been installed
  await build({
    entryPoints: [inRoot('config/build/firstView.ts')],
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
  const options = { quiet: true, env: { NODE_ENV: 'production' } };
  const { code, output } = await runNode([path.join(bundle, 'firstView.mjs'), folder], options);
  rmSync(bundle, { recursive: true, force: true });
  if (code !== 0) throw new TaskError(`The first view could not be rendered.\n${output.trim()}`);
}

/** Replaces `dist`. A folder cannot be renamed over another, so `dist` is missing for a moment, but it is never half written. */
function replaceDist(next) {
  const former = path.join(cache, `build-${process.pid}-former`);
  if (existsSync(dist)) renameSync(dist, former);
  renameSync(next, dist);
  rmSync(former, { recursive: true, force: true });
}

/** Removes build folders of processes that no longer run. */
function removeAbandonedBuilds() {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const pid = Number(/^build-(\d+)/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) rmSync(path.join(cache, name), { recursive: true, force: true });
  }
}

if (isMainModule(import.meta.url)) {
  runTask(async () => {
    await ensureInstalled();
    await ensureBuilt({ force: process.argv.includes('--force') });
    print('The portal is built: dist');
  });
}
