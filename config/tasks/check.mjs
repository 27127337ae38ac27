/** `npm run check`: checks lint, types and formatting without running any tests. */
import { ensureInstalled } from './ensureInstalled.mjs';
import { inRoot, isProgram, runNode, runTask, say, step } from './task.mjs';

const program = (file, ...options) => runNode([inRoot('node_modules', file), ...options]);

/** Fails the task when lint, types or formatting are not clean. */
export async function check() {
  await step('lint', () => program('oxlint/bin/oxlint'));
  await step('types', () => program('typescript-native/bin/tsc', '--noEmit'));
  await step('formatting', () => program('oxfmt/bin/oxfmt', '--list-different'));
}

if (isProgram(import.meta.url)) {
  runTask(async () => {
    await ensureInstalled();
    await check();
    say('Nothing to complain about.');
  });
}
