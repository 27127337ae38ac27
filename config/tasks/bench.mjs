/**
 * `npm run bench`: prints the portal's speed in one table. Measures the production build with its own sandbox; nothing else should run on
 * the machine.
 * Options: `--origin http://…` (measure a running portal instead), `--only loans,typing`, `--runs 5`, and `--peer ADDRESS --peer-login
 * MODULE` (a running application to compare the loan list with; the module's default export signs in).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureBenchInstalled } from './ensureInstalled.mjs';
import { runSandbox } from './sandboxProgram.mjs';
import { onTaskEnd, runNode } from './task.mjs';

export async function bench(...args) {
  await ensureBenchInstalled();
  const chromium = await ensureChromium();
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
  onTaskEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 }));
  if (!args.some((arg) => arg.startsWith('--origin'))) {
    await ensureBuilt();
    args.push('--origin', await runSandbox({ PORT: '0', SANDBOX_DATA: path.join(folder, 'data') }));
  }
  // Browsers put their profiles into this temporary folder, so no profile is left behind when the bench is stopped.
  const env = { CHROMIUM_PATH: chromium.whole, TMPDIR: folder };
  await runNode(['--import', 'tsx', 'bench/bench.ts', ...args], { env });
}
