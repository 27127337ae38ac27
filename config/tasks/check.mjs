/** `npm run check`: types, lint and formatting, without running anything. */
import { ensureInstalled } from './ensureInstalled.mjs';
import { inRoot, isProgram, runNode, runTask, say, step } from './task.mjs';

const bin = (file) => inRoot('node_modules', file);

const lint = () => {
  const options = ['--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content', '--max-warnings', '0'];
  return step('lint', () => runNode([bin('eslint/bin/eslint.js'), '.', ...options]));
};
const types = () => step('types', () => runNode([bin('typescript-native/bin/tsc'), '--noEmit']));
const formatting = () => {
  const options = ['--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '--cache-strategy', 'content'];
  return step('formatting', () => runNode([bin('prettier/bin/prettier.cjs'), '--check', '.', ...options]));
};

/** Fails the task when one of the three finds something. `first`: other work to do on the processor core that lint leaves free. */
export async function check(first = () => Promise.resolve()) {
  const others = async () => {
    await first();
    await types();
    await formatting();
  };
  await Promise.all([lint(), others()]);
}

if (isProgram(import.meta.url)) {
  runTask(async () => {
    await ensureInstalled();
    await check();
    say('Nothing to complain about.');
  });
}
