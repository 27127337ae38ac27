/**
 * `npm run measure:rate` measures how many loan lists per second the sandbox serves, compared with a bare route that reads and sends the
 * same data. Options: `--rounds 7`, and `--seconds 3` for the length of a round.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { signedInCaller } from '../../support/apiCaller.ts';
import { freshDataFolder } from '../../support/seededData.ts';
import { START_SCRIPT, spawnSandbox } from '../../support/sandboxSpawn.ts';

const EMAIL = 'two.loans@example.com';
const CONNECTIONS = 10;

/** Milliseconds in which V8 compiles the code of both servers. */
const WARM_UP_MS = 5000;

interface Target {
  name: string;
  address: string;
  headers: http.OutgoingHttpHeaders;
  rates: number[];
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function measureRate(rounds: number, seconds: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'measure-rate-'));
  const folders = [folder, await freshDataFolder(), await freshDataFolder()] as const;
  const limits = JSON.stringify({ callsPerMinute: 1e9 });
  const sandbox = spawnSandbox({ SANDBOX_DATA: folders[1], SANDBOX_LIMITS: limits }, [START_SCRIPT]);
  let floor: typeof sandbox | undefined;
  try {
    const origin = await sandbox.ready;
    const caller = await signedInCaller(origin, EMAIL);
    const list = '/api/borrower/BorrowerLoan/all';
    const answer = await (await caller.call('GET', list)).text();
    const answerFile = path.join(folder, 'answer.json');
    writeFileSync(answerFile, answer);
    floor = spawnSandbox({}, ['--import', 'tsx', '__tests__/sandbox/loans/rateBaseline.ts', folders[2], EMAIL, answerFile]);
    const targets: Target[] = [
      { name: 'the list of loans', address: origin + list, headers: caller.headers, rates: [] },
      { name: 'the floor', address: await floor.ready, headers: { accept: 'application/json' }, rates: [] },
    ];

    for (const target of targets) await rateOf(target, answer, WARM_UP_MS);
    for (let round = 0; round < rounds; round += 1)
      for (const target of targets) target.rates.push(await rateOf(target, answer, seconds * 1000));
    report(targets);
  } finally {
    await Promise.all([sandbox.stop(), floor?.stop()]);
    for (const one of folders) rmSync(one, { recursive: true, force: true });
  }
}

/** Sends requests on every connection, each as soon as the previous response has arrived. @returns requests per second */
async function rateOf({ address, headers }: Target, answer: string, milliseconds: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const began = performance.now();
  let answered = 0;
  const requestRepeatedly = async (): Promise<void> => {
    while (performance.now() - began < milliseconds) {
      if ((await ask(address, { agent, headers })).length !== answer.length)
        throw new Error(`${address} answered something else.`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, requestRepeatedly));
  agent.destroy();
  return (answered * 1000) / (performance.now() - began);
}

const ask = (address: string, options: http.RequestOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    http
      .get(address, options, (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('end', () => resolve(text))
          .on('error', reject);
      })
      .on('error', reject);
  });

function report(targets: Target[]): void {
  for (const { name, rates } of targets) {
    const [least, most] = [Math.min(...rates), Math.max(...rates)];
    print(`${name.padEnd(18)}${median(rates).toFixed(0).padStart(6)} requests/s  (${least.toFixed(0)} to ${most.toFixed(0)})`);
  }
  const [list = [], floor = []] = targets.map(({ rates }) => rates);
  const ratios = list.map((rate, round) => rate / (floor[round] ?? NaN));
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  print(`${'ratio, by round'.padEnd(18)}${median(ratios).toFixed(2).padStart(6)}  (${least.toFixed(2)} to ${most.toFixed(2)})`);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, seconds: { type: 'string', default: '3' } },
});
await measureRate(Number(values.rounds), Number(values.seconds));
