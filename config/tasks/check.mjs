/** `npm run check`: checks lint, types and formatting without running any tests. */
import { runNode, step } from './task.mjs';

export async function check() {
  await step('lint', () => runNode(['node_modules/oxlint/bin/oxlint']));
  await step('types', () => runNode(['node_modules/typescript-native/bin/tsc', '--noEmit']));
  await step('formatting', () => runNode(['node_modules/oxfmt/bin/oxfmt', '--list-different']));
}
