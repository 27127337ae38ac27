/** `npm run check`: checks lint, types and formatting without running any tests. */
import { ensureInstalled } from './ensureInstalled.mjs';
import { inRoot, isMainModule, runNode, runTask, print, step } from './task.mjs';

const runPackageProgram = (file, ...options) => runNode([inRoot('node_modules', file), ...options]);

export async function check() {
  await step('lint', () => runPackageProgram('oxlint/bin/oxlint'));
  await step('types', () => runPackageProgram('typescript-native/bin/tsc', '--noEmit'));
  await step('formatting', () => runPackageProgram('oxfmt/bin/oxfmt', '--list-different'));
}

if (isMainModule(import.meta.url)) {
  runTask(async () => {
    await ensureInstalled();
    await check();
    print('Nothing to complain about.');
  });
}
