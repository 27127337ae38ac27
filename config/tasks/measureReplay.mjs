/** `npm run measure:replay`: ten problems, reported in one browser and replayed in another; prints how alike the screens are. */
import { runBrowserTests } from './browserTests.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runTask } from './task.mjs';

runTask(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  await ensureBuilt();
  process.env['PORTAL_MEASURES'] = 'yes';
  const { code } = await runBrowserTests({ chromium, args: ['problems.measure', ...process.argv.slice(2)] });
  return code;
});
