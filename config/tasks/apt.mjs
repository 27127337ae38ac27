/** Installs Debian and Ubuntu packages where no password is needed, that is, as root. */
import { existsSync } from 'node:fs';

import { run, say, TaskProblem, withHeartbeat } from './task.mjs';

export const canAptInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @throws TaskProblem with what apt said, when it cannot. */
export async function aptInstall(what, packages) {
  say(`  Installing ${what}: apt-get install ${packages.join(' ')}`);
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const updated = await withHeartbeat('reading the package lists', () => run('apt-get', ['update', '-q'], options));
  const { code, output } = await withHeartbeat(`installing ${what}`, () =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options),
  );
  if (code === 0) return;
  const said = `${updated.code === 0 ? '' : updated.output}${output}`.trim().split('\n').slice(-12).join('\n');
  throw new TaskProblem(`${what} could not be installed.\n${said}`);
}
