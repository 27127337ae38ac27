/** `npm run check`: types, lint and formatting, without running anything. */
import { ensureInstalled } from './ensureInstalled.mjs';
import { inRoot, isProgram, runNode, runTask, say, step } from './task.mjs';

const bin = (file) => inRoot('node_modules', file);

/** Fails the task at the first of the three that finds something. */
export async function check() {
  await step('types', () => runNode([bin('typescript-native/bin/tsc'), '--noEmit']));
  const lint = ['.', '--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content', '--max-warnings', '0'];
  await step('lint', () => runNode([bin('eslint/bin/eslint.js'), ...lint]));
  const format = [
    '--check',
    '.',
    '--log-level',
    'warn',
    '--cache',
    '--cache-location',
    '.cache/prettier',
    '--cache-strategy',
    'content',
  ];
  await step('formatting', () => runNode([bin('prettier/bin/prettier.cjs'), ...format]));
}

if (isProgram(import.meta.url)) {
  runTask(async () => {
    await ensureInstalled();
    await check();
    say('Nothing to complain about.');
  });
}
