/**
 * `npm run measure:rate`: how many lists of loans the sandbox answers in a second, in turns with a plain route that reads and sends the same.
 * Options: `--rounds 7`, `--seconds 3` (of one turn).
 */
import { parseArgs } from 'node:util';

import { ensureInstalled } from './ensureInstalled.mjs';
import { importFromRoot, runTask, say, TaskProblem } from './task.mjs';

runTask(async () => {
  await ensureInstalled();
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '7' }, seconds: { type: 'string', default: '3' } },
  });
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  if (!(rounds >= 1 && seconds > 0)) throw new TaskProblem('Give --rounds and --seconds as numbers, such as --rounds 7.');
  const { measureRate } = await importFromRoot('__tests__/sandbox/loans/measureRate.ts');
  await measureRate({ rounds, seconds }, say);
});
