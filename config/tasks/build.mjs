/** Builds the portal into `dist`, but only when something that goes into it has changed. `npm run build -- --force` always builds. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ensureInstalled } from './ensureInstalled.mjs';
import { inputsHash } from './inputsHash.mjs';
import { inRoot, isAlive, isProgram, onEnd, runNode, runTask, say, TaskProblem, withHeartbeat } from './task.mjs';

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

/** Makes sure that `dist` holds the build of the current sources. An interrupted build leaves the old one as it was. */
export async function ensureBuilt({ force = false } = {}) {
  const inputs = inputsHash(INPUTS);
  if (!force && isUpToDate(inputs)) return;
  say('Building the portal');
  clearAbandoned();
  const next = path.join(cache, `build-${process.pid}`);
  const discard = () => rmSync(next, { recursive: true, force: true });
  onEnd(discard);
  try {
    await withHeartbeat('building', async () => {
      await renderFirstView();
      await program('buildPortal.ts', next);
      await program('firstPage.ts', next);
    });
  } catch (problem) {
    discard();
    throw problem;
  }
  writeFileSync(path.join(next, RECORD), JSON.stringify({ inputs }));
  replaceDist(next);
}

/** A build makes much that is thrown away at once: with more room for what is new, Node collects less often, 7 % of its time. */
const MORE_ROOM = '--max-semi-space-size=64';

/** Runs a program of `config/build`. @throws TaskProblem with what it said when it fails */
async function program(file, ...args) {
  const options = { quiet: true, env: { NODE_ENV: 'production' } };
  const { code, output } = await runNode([MORE_ROOM, '--import', 'tsx', inRoot('config/build', file), ...args], options);
  if (code !== 0) throw new TaskProblem(`The portal could not be built.\n${output.trim()}`);
}

/** Bundles the program that renders the first view, which has the whole application in it, and runs it. The build takes what it wrote. */
export async function renderFirstView() {
  const folder = path.join(cache, 'first-view');
  const bundle = path.join(cache, `build-${process.pid}-first-view`);
  mkdirSync(folder, { recursive: true });
  const { build } = await import('esbuild'); // once the packages are installed
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
  if (code !== 0) throw new TaskProblem(`The first view could not be rendered.\n${output.trim()}`);
}

/** A folder cannot be renamed over another, so for a moment there is none; but there is never half of one. */
function replaceDist(next) {
  const former = path.join(cache, `build-${process.pid}-former`);
  if (existsSync(dist)) renameSync(dist, former);
  renameSync(next, dist);
  rmSync(former, { recursive: true, force: true });
}

/** Folders of builds whose process is gone. */
function clearAbandoned() {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const pid = Number(/^build-(\d+)/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) rmSync(path.join(cache, name), { recursive: true, force: true });
  }
}

if (isProgram(import.meta.url)) {
  runTask(async () => {
    await ensureInstalled();
    await ensureBuilt({ force: process.argv.includes('--force') });
    say('The portal is built: dist');
  });
}
