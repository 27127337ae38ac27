/** Installs the packages when they are missing or differ from the lock file. Every task does this first. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { run, TaskError } from './task.mjs';

const OLDEST_NODE = [20, 19];

/** @throws TaskError when Node is too old or npm fails */
export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    throw new TaskError(
      `This needs Node ${OLDEST_NODE.join('.')} or newer; you have ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
    );
  await ensureFolderInstalled('.', 'the packages');
}

/**
 * Lighthouse and its tools are installed separately, because only the bench needs them and they would make up a fifth of every
 * installation.
 */
export const ensureBenchInstalled = () => ensureFolderInstalled('bench', 'Lighthouse');

async function ensureFolderInstalled(folder, what) {
  if (isInstalled(folder)) return;
  console.log(`Installing ${what} (only when they changed; about a minute)`);
  await run('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: folder,
    shell: process.platform === 'win32', // there, npm is a batch file
    complaint: 'The packages could not be installed. Check the connection to the npm registry, then run the same command again.',
  });
}

function isInstalled(folder) {
  const record = path.join(folder, 'node_modules/.package-lock.json'); // npm writes it when an installation is complete
  if (!existsSync(record)) return false;
  const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const [wanted, installed] = [packagesIn(path.join(folder, 'package-lock.json')), packagesIn(record)];
  // Packages with native code are optional, one for each platform. Those of another platform show that the folder was copied from there.
  const isForThisPlatform = ({ os = [process.platform], cpu = [process.arch] }) =>
    os.includes(process.platform) && cpu.includes(process.arch);
  return (
    Object.values(installed).every(isForThisPlatform) &&
    Object.entries(wanted).every(
      ([name, { version, optional }]) => name === '' || optional || installed[name]?.version === version,
    )
  );
}
