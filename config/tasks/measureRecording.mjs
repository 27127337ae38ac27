/**
 * `npm run measure:recording`: what remembering for reports of problems costs a borrower's page, in script and heap, with two loans and with a
 * thousand. It measures a production build of its own, which has source maps.
 */
import { rmSync } from 'node:fs';

import { runBrowserTests } from './browserTests.mjs';
import { renderFirstView } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { inRoot, onEnd, runNode, runTask, TaskProblem, withHeartbeat } from './task.mjs';

const FOLDER = inRoot('.cache/measured');

runTask(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  onEnd(() => rmSync(FOLDER, { recursive: true, force: true }));
  const { code, output } = await withHeartbeat('building', async () => {
    await renderFirstView();
    return runNode(['--import', 'tsx', inRoot('config/build/buildPortal.ts'), FOLDER, '--measured'], {
      quiet: true,
      env: { NODE_ENV: 'production' },
    });
  });
  if (code !== 0) throw new TaskProblem(`The portal could not be built.\n${output.trim()}`);
  Object.assign(process.env, { PORTAL_MEASURES: 'yes', SANDBOX_DIST: FOLDER });
  const args = ['recording.measure', '--workers', '1', ...process.argv.slice(2)];
  return (await runBrowserTests({ chromium, args })).code;
});
