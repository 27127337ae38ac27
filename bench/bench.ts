/** `npm run bench` starts a portal and runs this program on it. */
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import type { Page } from '@playwright/test';

import { findChromium } from '../config/tasks/chromium.mjs';
import type { BenchContext, Measure, PeerApplication, Sample } from './measure.ts';
import { firstPage } from './measures/firstPage.ts';
import { loans } from './measures/loans.ts';
import { manyLoans } from './measures/manyLoans.ts';
import { signIn } from './measures/signIn.ts';
import { typing } from './measures/typing.ts';
import { cellsOf } from './table.ts';

const MEASURES: readonly Measure[] = [loans, firstPage, signIn, typing, manyLoans];

const { values: options } = parseArgs({
  options: {
    origin: { type: 'string' },
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    peer: { type: 'string' },
    'peer-login': { type: 'string' },
  },
});

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
      console.log(`  ${measure.name} failed at the ${attempt} attempt: ${(problem as Error).message}`);
    }
  }
  return {};
}

const wanted = options.only?.split(',') ?? MEASURES.map(({ name }) => name);
const measures = MEASURES.filter(({ name }) => wanted.includes(name));
const runs = Number(options.runs);
const { origin } = options;
const chromium = findChromium();
if (origin === undefined || chromium === null || !(runs >= 1) || measures.length < wanted.length)
  throw new Error(
    `The bench needs --origin, Chromium, at least one run, and for --only some of ${MEASURES.map(({ name }) => name).join(', ')}`,
  );

const [load = 0] = loadavg();
if (load > cpus().length / 2) console.log(`This machine is busy (load ${load.toFixed(1)}); the times will be too long.`);
const peer = options.peer === undefined ? null : await peerAt(options.peer, options['peer-login']);
const samples: Record<string, Sample>[] = [];
for (let run = 1; run <= runs; run += 1)
  for (const measure of measures) {
    const since = performance.now();
    samples.push(await runOnce(measure, { origin, chromium, peer }));
    console.log(`  run ${run} of ${runs}, ${measure.name}: ${((performance.now() - since) / 1000).toFixed(0)} s`);
  }

const rows = measures.flatMap((measure) => measure.rows);
const samplesOf = (id: string): Sample[] => samples.flatMap((run) => run[id] ?? []);
console.table(Object.fromEntries(rows.map((row) => [`${row.id}: ${row.label}`, cellsOf(row, samplesOf(row.id))])));
console.log(`Medians of ${runs} runs. Bytes and layout shifts are checked by the suite (size.spec, layoutShift.spec).`);
process.exit(rows.every(({ id }) => samplesOf(id).length > 0) ? 0 : 1);
