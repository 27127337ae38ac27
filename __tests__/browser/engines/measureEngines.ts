/**
 * `npm run test:engines` runs repeated sign-ins, none of which may fail, and whole visits in Chromium, Firefox and WebKit, and prints a
 * row for each engine. Engines that are not installed are skipped. Options: `--only chromium,webkit`, and `--signIns 10` for each engine.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { Lender } from '../support/lender.ts';
import { startChromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { errorsOfFirstPage, inNewWindow, signIn, VISITS } from './visits.ts';
import { startWebKit } from './webKit.ts';

/**
 * `packages` are Debian packages, `signIns` is how often to sign in by default, and `start` returns null if the engine is not installed.
 */
const ENGINES: Record<string, { packages: string; signIns: number; start: () => Promise<Engine> | null }> = {
  chromium: { packages: 'chromium', signIns: 200, start: startChromium },
  firefox: { packages: 'firefox-esr', signIns: 50, start: startFirefox },
  webkit: { packages: 'webkit2gtk-driver xvfb xauth', signIns: 50, start: startWebKit },
};

const SETTINGS = { SANDBOX_LIMITS: JSON.stringify({ callsPerMinute: 1e9 }) };
const PASSED = 'yes';

const visitsOf = (row: Record<string, string>) => Object.keys(VISITS).map((name) => row[name]);

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function measure(starting: Promise<Engine>, signIns: number): Promise<Record<string, string>> {
  const lender = await Lender.start(SETTINGS);
  const engine = await starting;
  try {
    print(`▸ ${engine.name}`);
    const errors = await errorsOfFirstPage(engine, lender);
    for (const error of errors) print(`  the first page: ${error}`);
    const { failed, seconds } = await repeatSignIn(engine, lender, signIns);
    const visits: Record<string, string> = {};
    for (const [name, visit] of Object.entries(VISITS)) {
      const problem = await errorOf(() => inNewWindow(engine, (window) => visit(window, lender)));
      if (problem !== null) print(`  ${name}: ${problem}`);
      visits[name] = problem === null ? PASSED : 'NO';
    }
    return {
      engine: engine.name,
      'sign-ins': String(signIns),
      failed: String(failed),
      'seconds each': seconds.toFixed(1),
      'errors of the first page': String(errors.length),
      ...visits,
    };
  } finally {
    await engine.stop();
    await lender.stop();
    rmSync(path.dirname(lender.dataFolder), { recursive: true, force: true });
  }
}

/** Runs the sign-ins one after another, each in a new window and without retries. */
async function repeatSignIn(engine: Engine, lender: Lender, count: number) {
  let failed = 0;
  const since = Date.now();
  for (let nth = 1; nth <= count; nth += 1) {
    const problem = await errorOf(() => inNewWindow(engine, (window) => signIn(window, lender)));
    if (problem !== null) {
      failed += 1;
      print(`  sign-in ${nth}: ${problem}`);
    }
    if (nth % 25 === 0) print(`  ${nth} sign-ins, ${failed} failed`);
  }
  return { failed, seconds: (Date.now() - since) / 1000 / count };
}

const errorOf = (work: () => Promise<void>): Promise<string | null> =>
  work().then(
    () => null,
    (thrown: unknown) => (thrown instanceof Error ? [thrown.message, causeOf(thrown)].join(' ').trim() : String(thrown)),
  );

const causeOf = ({ cause }: Error) => (cause instanceof Error ? cause.message : '');

const { values } = parseArgs({ options: { only: { type: 'string' }, signIns: { type: 'string' } } });
const names = values.only?.split(',') ?? Object.keys(ENGINES);
const rows: Record<string, string>[] = [];
for (const name of names) {
  const engine = ENGINES[name];
  if (engine === undefined) throw new Error(`There is no engine "${name}"; there are: ${Object.keys(ENGINES).join(', ')}.`);
  const starting = engine.start();
  if (starting === null) print(`${name} is left out. On Debian: apt-get install ${engine.packages}`);
  else rows.push(await measure(starting, Number(values.signIns ?? engine.signIns)));
}
for (const row of rows)
  print(
    `\n${Object.entries(row)
      .map(([column, cell]) => `${column}: ${cell}`)
      .join(' | ')}`,
  );
const hasFailed = (row: Record<string, string>) =>
  row['failed'] !== '0' || row['errors of the first page'] !== '0' || visitsOf(row).some((cell) => cell !== PASSED);
process.exitCode = rows.some(hasFailed) ? 1 : 0;
