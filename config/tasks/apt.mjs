import { existsSync } from 'node:fs';

import { run, TaskError } from './task.mjs';

/** Whether Debian or Ubuntu packages can be installed without a password, which needs root. */
const canAptInstall = () => process.platform === 'linux' && process.getuid() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Returns the result of `find`; if that is null, installs a package with apt and tries again.
 * @throws TaskError with `advice` when that is not possible
 */
export async function findOrInstall(packageName, find, advice) {
  const found = find();
  if (found !== null) return found;
  if (!canAptInstall()) throw new TaskError(advice);
  console.log(`  Installing ${packageName} (apt-get)`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, complaint: advice };
  await run('apt-get', ['-qq', 'update'], options).catch(() => undefined); // the known versions may do
  await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', packageName], options);
  const installed = find();
  if (installed === null) throw new TaskError(advice);
  return installed;
}
