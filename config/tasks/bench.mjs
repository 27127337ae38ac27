/**
 * `npm run bench`: where the portal's speed stands, in one table. It measures the production build with the sandbox behind it, on a free
 * port and with data of its own; `--origin http://…` measures a portal that runs already.
 * Options: `--only loans,typing`, `--runs 5`, `--json FILE` (what was measured), `--before FILE` (such a file, as another column),
 * `--traces FOLDER` (what Chromium did in each flow of the longest tasks, to be opened in the performance panel of its developer tools),
 * `--peer ADDRESS` with `--peer-login MODULE` (a page of an application that runs, to measure in turns with the list of loans).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureBenchInstalled, ensureInstalled } from './ensureInstalled.mjs';
import { runSandbox } from './sandbox.mjs';
import { inRoot, onEnd, runNode, runTask } from './task.mjs';

/** An income check is opened once a run, and more than this may not be allowed. */
const LIMITS = JSON.stringify({ incomeTriesPerLinkPerDay: 10 });

runTask(async () => {
  const args = process.argv.slice(2);
  await ensureInstalled();
  await ensureBenchInstalled();
  const chromium = await ensureChromium();
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 }));
  if (!args.some((arg) => arg.startsWith('--origin'))) {
    await ensureBuilt();
    process.env.SANDBOX_LIMITS = LIMITS;
    args.push('--origin', await runSandbox({ PORT: '0', SANDBOX_DATA: path.join(folder, 'data') }));
  }
  // Browsers keep their profiles there, too, so nothing is left when it is stopped halfway.
  const env = { CHROMIUM_PATH: chromium.whole, TMPDIR: folder };
  return (await runNode(['--import', 'tsx', inRoot('bench/bench.ts'), ...args], { env })).code;
});
