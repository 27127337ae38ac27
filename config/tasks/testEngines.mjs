/**
 * `npm run test:engines`: right sign-ins in a row, and whole visits, in Chromium, Firefox and WebKit; prints a row for each engine. It installs
 * none: one that this machine does not have is left out, with the name of its package.
 * Options: `--only chromium,webkit`; `--signIns 200` in each (otherwise 200 in Chromium, 50 in the others); `--busy 2` loops that keep cores busy.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { ensureBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { importFromRoot, run, runTask, say, TaskProblem } from './task.mjs';

const LIBRARIES = '/usr/lib';

const firstOf = (files) => files.find((file) => existsSync(file)) ?? null;

const foldersIn = (folder, isWanted) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(isWanted)
        .map((name) => path.join(folder, name))
    : [];

/** WebKit's own small browser, which has no place in the path. */
const findMiniBrowser = () =>
  firstOf(
    foldersIn(LIBRARIES, (name) => name.endsWith('-linux-gnu'))
      .flatMap((folder) => foldersIn(folder, (name) => name.startsWith('webkit2gtk-')))
      .map((folder) => path.join(folder, 'MiniBrowser')),
  );

/** Of each engine: what an installation takes, how many sign-ins, and where its programs are; null where one is missing. */
const ENGINES = {
  chromium: {
    packages: 'chromium',
    signIns: 200,
    find: () => {
      const program = findChromium();
      return program === null ? null : { program };
    },
  },
  firefox: {
    packages: 'firefox-esr',
    signIns: 50,
    find: async () => {
      const program = firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox']);
      if (program === null) return null;
      const { output } = await run(program, ['--version'], { quiet: true });
      return { program, version: /[\d.]+/.exec(output)?.[0] ?? '' };
    },
  },
  webkit: {
    packages: 'webkit2gtk-driver xvfb xauth',
    signIns: 50,
    find: () => {
      const [driver, screen, browser] = [
        firstOf(['/usr/bin/WebKitWebDriver']),
        firstOf(['/usr/bin/xvfb-run']),
        findMiniBrowser(),
      ];
      return driver === null || screen === null || browser === null ? null : { driver, browser };
    },
  },
};

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: Object.keys(ENGINES).join(',') },
      signIns: { type: 'string' },
      busy: { type: 'string', default: '0' },
    },
  });
  const only = values.only.split(',');
  const unknown = only.find((name) => !Object.hasOwn(ENGINES, name));
  if (unknown !== undefined)
    throw new TaskProblem(`There is no engine "${unknown}"; there are: ${Object.keys(ENGINES).join(', ')}.`);
  const [signIns, busy] = [values.signIns === undefined ? null : Number(values.signIns), Number(values.busy)];
  if ((signIns !== null && !(signIns >= 1)) || !(busy >= 0))
    throw new TaskProblem('Give --signIns and --busy as numbers, such as --signIns 200.');
  return { only, signIns, busy };
}

runTask(async () => {
  const { only, signIns, busy } = readOptions();
  await ensureInstalled();
  const rows = [];
  for (const engine of only) {
    const { find, packages, signIns: usual } = ENGINES[engine];
    const found = await find();
    if (found === null) say(`${engine} is left out: this machine does not have it. On Debian: apt-get install ${packages}`);
    else rows.push({ programs: { engine, ...found }, signIns: signIns ?? usual });
  }
  if (rows.length === 0) return 0;
  await ensureBuilt();
  const { measureEngines } = await importFromRoot('__tests__/browser/engines/measureEngines.ts');
  return (await measureEngines({ rows, busy }, say)) ? 0 : 1;
});
