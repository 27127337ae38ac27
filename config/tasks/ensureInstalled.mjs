/** Installs the packages when they are missing or older than the lock file. The first thing every task does. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';

import { inRoot, root, run, say, TaskProblem, withHeartbeat } from './task.mjs';

const OLDEST_NODE = [20, 19];

const stampFile = inRoot('node_modules/.installed-for.json');
/** Written by npm when an installation is complete. */
const npmRecord = inRoot('node_modules/.package-lock.json');

/** Packages with compiled parts only work on one kind of machine. */
function wantedStamp() {
  const lock = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
  return JSON.stringify({ lock, platform: process.platform, arch: process.arch });
}

const changedAt = (file) => statSync(file).mtimeMs;

function isInstalled() {
  if (!existsSync(npmRecord)) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp()) return true;
  // Installed by hand, later than the last installation recorded here.
  const isOlder = existsSync(stampFile) && changedAt(npmRecord) < changedAt(stampFile);
  return !isOlder && changedAt(npmRecord) >= changedAt(inRoot('package-lock.json'));
}

/** Makes sure that the packages of the lock file are installed. @throws TaskProblem when Node is too old or npm cannot do it. */
export async function ensureInstalled() {
  checkNode();
  if (isInstalled()) {
    if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wantedStamp()) writeFileSync(stampFile, wantedStamp());
    return;
  }
  say('Installing the packages (only when they changed; a minute or so)');
  await install(root);
  writeFileSync(stampFile, wantedStamp());
}

/** Makes sure that Lighthouse is installed, which only the bench needs: it would be a fifth of what everybody installs. */
export async function ensureBenchInstalled() {
  const record = inRoot('bench/node_modules/.package-lock.json');
  if (existsSync(record) && changedAt(record) >= changedAt(inRoot('bench/package-lock.json'))) return;
  say('Installing Lighthouse (only when it changed; a minute or so)');
  await install(inRoot('bench'));
}

async function install(folder) {
  const { code, output } = await withHeartbeat('installing', () => npmCi(folder));
  if (code === 0) return;
  throw new TaskProblem(
    `The packages could not be installed.\n${beginningOf(output)}\n\nCheck the connection to the npm registry, then run the same command again.`,
  );
}

/** npm prints its whole manual after the reason. */
const beginningOf = (output) => output.trim().split('\n').slice(0, 12).join('\n');

function npmCi(folder) {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { quiet: true, cwd: folder, env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' } };
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('npm-cli.js')) return run(process.execPath, [npm, ...args], options);
  if (process.platform === 'win32') return run('cmd', ['/c', 'npm', ...args], options);
  return run('npm', args, options);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new TaskProblem(
    `This needs Node ${OLDEST_NODE.join('.')} or newer; you have ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  );
}
