/** `npm run bench` starts a portal and runs this program on it. */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import type { Page } from '@playwright/test';

import { findChromium } from '../config/tasks/chromium.mjs';
import type { BenchContext, Measure, PeerApplication } from './measure.ts';
import { firstPage } from './measures/firstPage.ts';
import { loans } from './measures/loans.ts';
import { manyLoans } from './measures/manyLoans.ts';
import { signIn } from './measures/signIn.ts';
import { typing } from './measures/typing.ts';
import { summarizeRuns, formatTable, type Sample } from './table.ts';

const MEASURES: readonly Measure[] = [loans, firstPage, signIn, typing, manyLoans];

const { values: options } = parseArgs({
  options: {
    origin: { type: 'string' },
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    json: { type: 'string' },
    peer: { type: 'string' },
    'peer-login': { type: 'string' },
  },
});

const print = (text: string) => void process.stdout.write(`${text}\n`);

/** @param login path of a module whose default export signs in to the peer application */
async function peerAt(address: string, login: string | undefined): Promise<PeerApplication> {
  if (login === undefined) return { address, signIn: async (page) => void (await page.goto(address)) };
  const { default: signInTo } = (await import(pathToFileURL(path.resolve(login)).href)) as {
    default: (page: Page, origin: string) => Promise<void>;
  };
  return { address, signIn: (page) => signInTo(page, new URL(address).origin) };
}

/** Runs a measure, and once more after a failure, because a page may exceed its timeout. Rows without a result stay empty. */
async function runOnce(measure: Measure, bench: BenchContext): Promise<Record<string, Sample>> {
  for (const attempt of ['first', 'second']) {
    try {
      return await measure.run(bench);
    } catch (problem) {
      print(`  ${measure.name} failed at the ${attempt} attempt: ${(problem as Error).message}`);
    }
  }
  return {};
}

const selectedNames = options.only?.split(',');
const unknown = selectedNames?.find((name) => !MEASURES.some((measure) => measure.name === name));
if (unknown !== undefined) throw new Error(`--only: no ${unknown}; there are ${MEASURES.map(({ name }) => name).join(', ')}`);
const measures = MEASURES.filter(({ name }) => selectedNames?.includes(name) ?? true);
const runs = Number(options.runs);
const { origin } = options;
const chromium = findChromium();
if (origin === undefined || chromium === null || !(runs >= 1))
  throw new Error('--origin, Chromium and at least one run are needed');

const [load = 0] = loadavg();
if (load > cpus().length / 2) print(`This machine is busy (load ${load.toFixed(1)}); the times will be too long.`);
const bench: BenchContext = {
  origin,
  chromium,
  peer: options.peer === undefined ? null : await peerAt(options.peer, options['peer-login']),
};
const samples: Record<string, Sample>[] = [];
for (let run = 1; run <= runs; run += 1)
  for (const measure of measures) {
    const since = performance.now();
    samples.push(await runOnce(measure, bench));
    print(`  run ${run} of ${runs}, ${measure.name}: ${((performance.now() - since) / 1000).toFixed(0)} s`);
  }

const rows = measures.flatMap((measure) => measure.rows);
const results = Object.fromEntries(rows.map(({ id }) => [id, summarizeRuns(id, samples)]));
print(
  `\n${formatTable(rows, results)}\n\nMedian (least–most) of ${runs} runs. Bytes and layout shifts are checked by the suite (size.spec, layoutShift.spec).`,
);
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
process.exit(rows.every(({ id }) => results[id]?.own !== undefined) ? 0 : 1);
