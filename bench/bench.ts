/** Measures a portal that runs, and prints where its speed stands. `npm run bench` starts one and runs this. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { findChromium } from '../config/tasks/chromium.mjs';
import { figuresOf, readFigures, type Recorded } from './figures.ts';
import { firstPage } from './measures/firstPage.ts';
import { loans } from './measures/loans.ts';
import { manyLoans } from './measures/manyLoans.ts';
import { signIn } from './measures/signIn.ts';
import { size } from './measures/size.ts';
import { tasks } from './measures/tasks.ts';
import { typing } from './measures/typing.ts';
import { peerAt } from './peer.ts';
import type { Bench, Measure, Sample } from './rows.ts';
import { tableOf } from './table.ts';

const MEASURES: readonly Measure[] = [size, loans, firstPage, signIn, typing, manyLoans, ...tasks];

const NOTES = `Median (least–most) of the runs. “recorded” and *: bench/recorded.json says when and on what; --peer <address> measures a peer in turns with the portal.
Longest tasks of 50 ms stand for anything shorter, of which browsers tell nothing.
Elsewhere: layout shifts of every page, at most 0.02: npm run test:browser -- steady. The sandbox's list of loans beside its floor: npm run measure:rate.`;

const { values: options } = parseArgs({
  options: {
    origin: { type: 'string' },
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    json: { type: 'string' },
    before: { type: 'string' },
    peer: { type: 'string' },
    'peer-login': { type: 'string' },
    traces: { type: 'string' },
  },
});

const say = (text: string) => void process.stdout.write(`${text}\n`);

function chosen(): readonly Measure[] {
  if (options.only === undefined) return MEASURES;
  const names = options.only.split(',');
  const unknown = names.filter((name) => !MEASURES.some((measure) => measure.name === name));
  if (unknown.length > 0)
    throw new Error(`--only: no ${unknown.join(', ')}; there are ${[...new Set(MEASURES.map(({ name }) => name))].join(', ')}`);
  return MEASURES.filter(({ name }) => names.includes(name));
}

/** Several share one for `--only`. */
const nameOf = ({ name, rows }: Measure) => (rows.length === 1 ? (rows[0]?.id ?? name) : name);

/** One more try for a run that failed, since a page may take longer than anybody waits for; then its rows go on without it. */
async function runOf(measure: Measure, bench: Bench): Promise<Record<string, Sample>> {
  for (const attempt of ['first', 'second']) {
    try {
      return await measure.run(bench);
    } catch (problem) {
      say(`  ${nameOf(measure)} failed at the ${attempt} attempt: ${(problem as Error).message}`);
    }
  }
  return {};
}

const measures = chosen();
const times = Number(options.runs);
const { origin } = options;
const chromium = findChromium();
const before = options.before === undefined ? null : readFigures(options.before);
if (origin === undefined || chromium === null || !(times >= 1))
  throw new Error('It takes an origin, Chromium, and one run at least');

const peer = options.peer === undefined ? null : await peerAt(options.peer, options['peer-login']);
const [load = 0] = loadavg();
if (load > cpus().length / 2) say(`This machine is busy (load ${load.toFixed(1)}): times will be longer than they are.`);
const traces = options.traces ?? null;
if (traces !== null) mkdirSync(traces, { recursive: true });
const runs: Record<string, Sample>[] = [];
for (let time = 1; time <= times; time += 1)
  for (const measure of measures.filter(({ isExact = false }) => time === 1 || !isExact)) {
    const since = performance.now();
    runs.push(await runOf(measure, { origin, chromium, peer, traces }));
    say(`  run ${time} of ${times}, ${nameOf(measure)}: ${((performance.now() - since) / 1000).toFixed(0)} s`);
  }

const now = figuresOf(
  `${times} runs, ${cpus().length} cores of ${cpus()[0]?.model ?? 'an unknown kind'}, load ${load.toFixed(1)}`,
  runs,
);
const recorded = JSON.parse(readFileSync(path.join(import.meta.dirname, 'recorded.json'), 'utf8')) as Recorded;
const rows = measures.flatMap((measure) => measure.rows);
say(`\n${tableOf(rows, { recorded, before, now })}\n\n${NOTES}`);
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(now, null, 2)}\n`);
process.exit(rows.every(({ id }) => id in now.rows) ? 0 : 1);
