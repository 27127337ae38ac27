/** Sign-ins in a row, none of which may fail, and whole visits in each engine. Run by `npm run test:engines`. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { Lender } from '../support/lender.ts';
import { startChromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { errorsOfFirstPage, inNewWindow, signIn, VISITS } from './visits.ts';
import { startWebKit } from './webKit.ts';

/** Where the programs of one engine are. */
export type Programs =
  | { engine: 'chromium'; program: string }
  | { engine: 'firefox'; program: string; version: string }
  | { engine: 'webkit'; driver: string; browser: string };

interface Wanted {
  /** One row each. */
  rows: readonly { programs: Programs; signIns: number }[];
  /** So many loops keep cores busy meanwhile. */
  busy: number;
}

const SETTINGS = { SANDBOX_LIMITS: JSON.stringify({ callsPerMinute: 1e9 }) };
const WELL = 'yes';

/** @returns whether nothing failed anywhere */
export async function measureEngines({ rows, busy }: Wanted, say: (line: string) => void): Promise<boolean> {
  const table: Record<string, string>[] = [];
  for (const { programs, signIns } of rows) table.push(await measure(programs, { signIns, busy }, say));
  const columns = Object.keys(table[0] ?? {});
  say(`\n${columns.join(' | ')}`);
  for (const row of table) say(columns.map((column) => row[column]).join(' | '));
  return table.every(
    (row) => row['failed'] === '0' && row['errors of the first page'] === '0' && visitsOf(row).every((cell) => cell === WELL),
  );
}

const visitsOf = (row: Record<string, string>) => Object.keys(VISITS).map((name) => row[name]);

async function measure(
  programs: Programs,
  { signIns, busy }: { signIns: number; busy: number },
  say: (line: string) => void,
): Promise<Record<string, string>> {
  const lender = await Lender.start(SETTINGS);
  const engine = await start(programs);
  let loops: Worker[] = [];
  try {
    say(`▸ ${engine.name}`);
    loops = Array.from({ length: busy }, () => new Worker('for (;;);', { eval: true }));
    const errors = await errorsOfFirstPage(engine, lender);
    for (const error of errors) say(`  the first page: ${error}`);
    const { failed, seconds } = await inARow(engine, lender, signIns, say);
    const visits: Record<string, string> = {};
    for (const [name, visit] of Object.entries(VISITS)) {
      const problem = await problemOf(() => inNewWindow(engine, (window) => visit(window, lender)));
      if (problem !== null) say(`  ${name}: ${problem}`);
      visits[name] = problem === null ? WELL : 'NO';
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
    for (const loop of loops) await loop.terminate();
    await engine.stop();
    await lender.stop();
    rmSync(path.dirname(lender.dataFolder), { recursive: true, force: true });
  }
}

function start(programs: Programs): Promise<Engine> {
  if (programs.engine === 'chromium') return startChromium(programs.program);
  if (programs.engine === 'webkit') return startWebKit(programs.driver, programs.browser);
  return Promise.resolve(startFirefox(programs.program, programs.version));
}

/** One after the other, each in a new window, and none gets a second try. */
async function inARow(engine: Engine, lender: Lender, count: number, say: (line: string) => void) {
  let failed = 0;
  const since = Date.now();
  for (let nth = 1; nth <= count; nth += 1) {
    const problem = await problemOf(() => inNewWindow(engine, (window) => signIn(window, lender)));
    if (problem !== null) {
      failed += 1;
      say(`  sign-in ${nth}: ${problem}`);
    }
    if (nth % 25 === 0) say(`  ${nth} sign-ins, ${failed} failed`);
  }
  return { failed, seconds: (Date.now() - since) / 1000 / count };
}

/** Null where the work succeeds. */
const problemOf = (work: () => Promise<void>): Promise<string | null> =>
  work().then(
    () => null,
    (thrown: unknown) => (thrown instanceof Error ? [thrown.message, causeOf(thrown)].join(' ').trim() : String(thrown)),
  );

const causeOf = ({ cause }: Error) => (cause instanceof Error ? cause.message : '');
