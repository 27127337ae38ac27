/** Installs the packages when they are missing or older than the lock file. Every task does this first. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';

import { inRoot, run, print, TaskError, withHeartbeat } from './task.mjs';

const OLDEST_NODE = [20, 19];

/** @throws TaskError when Node is too old or npm fails */
export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    throw new TaskError(
      `This needs Node ${OLDEST_NODE.join('.')} or newer; you have ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
    );
  await ensureFolderInstalled('', 'the packages');
}

/**
 * Lighthouse and its tools are installed separately, because only the bench needs them and they would make up a fifth of every
 * installation.
 */
export const ensureBenchInstalled = () => ensureFolderInstalled('bench', 'Lighthouse');

async function ensureFolderInstalled(folder, what) {
  const stampFile = inRoot(folder, 'node_modules/.installed-for.json');
  const lock = createHash('sha256')
    .update(readFileSync(inRoot(folder, 'package-lock.json')))
    .digest('hex');
  // Packages with native code only work on the platform they were installed on.
  const stamp = JSON.stringify({ lock, platform: process.platform, arch: process.arch });
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  // Written by npm when an installation is complete: somebody has installed the packages by hand.
  const npmRecord = inRoot(folder, 'node_modules/.package-lock.json');
  const changedAt = (file) => statSync(file).mtimeMs;
  if (!existsSync(stampFile) && existsSync(npmRecord) && changedAt(npmRecord) >= changedAt(inRoot(folder, 'package-lock.json')))
    return writeFileSync(stampFile, stamp);
  print(`Installing ${what} (only when they changed; about a minute)`);
  const { code, output } = await withHeartbeat('installing', () => npmCi(inRoot(folder)));
  if (code !== 0)
    throw new TaskError(
      `The packages could not be installed.\n${output.trim().split('\n').slice(0, 12).join('\n')}\n\nCheck the connection to the npm registry, then run the same command again.`,
    );
  writeFileSync(stampFile, stamp);
}

function npmCi(folder) {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { quiet: true, cwd: folder, env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' } };
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('npm-cli.js')) return run(process.execPath, [npm, ...args], options);
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...args], options) : run('npm', args, options);
}
