/**
 * What it costs a borrower's page to remember what happens, so that a problem can be reported. `npm run measure:recording` prints a row for
 * two loans and for a thousand: script for each action at a quarter of this machine's speed, and heap beyond a page that remembers one action.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';

import type { Browser, CDPSession, Page } from '@playwright/test';

import type { Loan } from '#contract/borrower/loans.ts';

import type { Lender } from './support/lender.ts';
import { title } from './support/paying.ts';
import { expect, JOURNEY_NOW, test, withLender } from './support/portal.ts';
import { resumeSession } from './support/resumedSession.ts';
import { localDocument, withDocument } from './support/runtimeDocument.ts';

const SLOWER = 4;
const SAMPLED_EVERY_US = 100;
/** More than the ring holds. */
const ROUNDS = 30;

/** All that runs for the sake of a report, with what it calls. */
const RECORDING = /platform\/(?:history\/(?:history|tellPerson|watchPerson|watchTroubles)|i18n\/(?:tellable|tellableName))\.ts$/;
/** These lie around what a page does anyway: only what they do themselves counts. */
const AROUND = /platform\/(?:history\/historyMiddleware|i18n\/spokenWords)\.ts$/;

interface ProfileNode {
  id: number;
  callFrame: { url: string; lineNumber: number; columnNumber: number };
  children?: number[];
}

/** Says in which source file a function of the build began. */
function sources(folder: string): (frame: ProfileNode['callFrame']) => string {
  const maps = new Map<string, SourceMap>();
  for (const name of readdirSync(path.join(folder, 'assets')))
    if (name.endsWith('.js.map')) {
      const map = JSON.parse(readFileSync(path.join(folder, 'assets', name), 'utf8')) as ConstructorParameters<
        typeof SourceMap
      >[0];
      maps.set(name.slice(0, -'.map'.length), new SourceMap(map));
    }
  return ({ url, lineNumber, columnNumber }) => {
    const entry = maps.get(path.basename(url))?.findEntry(lineNumber, columnNumber);
    return entry !== undefined && 'originalSource' in entry ? entry.originalSource : '';
  };
}

/** @returns milliseconds of each run of the recording's own script, one after the other */
function runsOfRecording(
  { nodes, samples = [], timeDeltas = [] }: { nodes: ProfileNode[]; samples?: number[]; timeDeltas?: number[] },
  sourceOf: ReturnType<typeof sources>,
): number[] {
  const counts = new Set<number>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const walk = (node: ProfileNode, isInside: boolean) => {
    const source = sourceOf(node.callFrame);
    const isInsideNow = isInside || RECORDING.test(source);
    if (isInsideNow || AROUND.test(source)) counts.add(node.id);
    for (const child of node.children ?? []) walk(byId.get(child)!, isInsideNow);
  };
  if (nodes[0] !== undefined) walk(nodes[0], false);
  const runs: number[] = [];
  let last = false;
  for (const [nth, id] of samples.entries()) {
    const isOurs = counts.has(id);
    const ms = Math.max(0, timeDeltas[nth + 1] ?? 0) / 1000; // a sample holds until the next
    if (isOurs && last) runs[runs.length - 1]! += ms;
    else if (isOurs) runs.push(ms);
    last = isOurs;
  }
  return runs;
}

/** Loads every list anew, from answers that differ each time, and goes to a loan and back. */
async function goAround(page: Page, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const answered = page.waitForResponse('**/BorrowerLoan/all');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await answered;
    await page
      .getByRole('main')
      .getByRole('link', { name: /details/i })
      .first()
      .click();
    await expect(title(page, 'Loan details')).toBeVisible();
    await page.goBack();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /details/i })
        .first(),
    ).toBeVisible();
  }
}

/** Every list of loans has other amounts than the one before, so that no answer is like an earlier one. */
async function changeAnswers(page: Page): Promise<void> {
  let round = 0;
  await page.route('**/BorrowerLoan/all', async (route) => {
    const response = await route.fetch();
    round += 1;
    const loans = (await response.json()) as Loan[];
    await route.fulfill({ response, json: loans.map((loan) => ({ ...loan, originalLoanAmount: 200_000 + round })) });
  });
}

async function heapOf(cdp: CDPSession): Promise<number> {
  for (let again = 0; again < 3; again += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

const SITUATIONS = ['two loans', 'a thousand loans'];

test.describe('script', () => {
  test.describe.configure({ mode: 'serial', timeout: 600_000 });

  for (const situation of SITUATIONS)
    test(situation, async ({ page, portal, problems }) => {
      problems.allow(/./);
      await changeAnswers(page);
      await portal.resume(page, situation);
      await goAround(page, 1);
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await cdp.send('Profiler.enable');
      await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
      await cdp.send('Profiler.setSamplingInterval', { interval: SAMPLED_EVERY_US });
      await cdp.send('Profiler.start');
      await goAround(page, ROUNDS);
      const { profile } = await cdp.send('Profiler.stop');
      const { result } = await cdp.send('Profiler.takePreciseCoverage');
      const recorded = result.flatMap(({ functions }) => functions).filter(({ functionName }) => functionName === 'record');
      const actions = recorded.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
      const runs = runsOfRecording(profile, sources(process.env['SANDBOX_DIST'] ?? 'dist')).sort((one, other) => one - other);
      const ms = runs.reduce((sum, run) => sum + run, 0);
      const p99 = runs[Math.floor(runs.length * 0.99)] ?? 0;
      expect(actions).toBeGreaterThan(300);
      expect(ms).toBeGreaterThan(0);
      console.log(
        `ROW ${situation} | ${actions} actions | ${(ms / actions).toFixed(3)} ms an action at ${SLOWER}x | 99 of 100 runs under ${p99.toFixed(2)} ms, longest ${runs.at(-1)?.toFixed(2)} ms`,
      );
    });
});

/** A page that remembers one action: its heap is what the store and the screen hold anyway. */
const FORGETFUL = { actions: 1, minutes: 1, kilobytes: 1 };
const TIMES = 3;

async function heapAfter(browser: Browser, lender: Lender, situation: string): Promise<number> {
  await lender.reset(JOURNEY_NOW);
  const page = await browser.newPage({ baseURL: lender.origin });
  await changeAnswers(page);
  await resumeSession(page, lender.origin, await lender.borrower(situation));
  await page.goto('/loans');
  await goAround(page, ROUNDS);
  const used = await heapOf(await page.context().newCDPSession(page));
  await page.close();
  return used;
}

for (const situation of SITUATIONS)
  test(`heap, ${situation}`, async ({ browser }) => {
    test.setTimeout(900_000);
    const document = localDocument();
    const forgetful = { ...document, support: { ...document.support, history: FORGETFUL } };
    await withDocument(forgetful, (environment) =>
      withLender(environment, (other) =>
        withLender({}, async (usual) => {
          const beyond: number[] = [];
          for (let time = 0; time < TIMES; time += 1)
            beyond.push((await heapAfter(browser, usual, situation)) - (await heapAfter(browser, other, situation)));
          const megabytes = beyond.map((bytes) => (bytes / 2 ** 20).toFixed(2));
          console.log(`ROW ${situation} | heap of what is remembered, beyond one action: ${megabytes.join(', ')} MB`);
        }),
      ),
    );
  });
