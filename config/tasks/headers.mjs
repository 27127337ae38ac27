/** `npm run headers`: writes a copy of the portal for a static file host to `dist-plain`, and prints the headers for each URL. */
import { readFileSync } from 'node:fs';

import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { inRoot, runNode, runTask, print, TaskError } from './task.mjs';

const FOLDER = 'dist-plain';

runTask(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const program = ['--import', 'tsx', inRoot('config/build/plainHost.ts'), inRoot('dist'), inRoot(FOLDER)];
  const { code, output } = await runNode(program, { quiet: true });
  if (code !== 0) throw new TaskError(`The folder could not be written.\n${output.trim()}`);
  for (const { address, file, headers } of JSON.parse(readFileSync(inRoot(FOLDER, 'headers.json'), 'utf8'))) {
    print(`\n${address}${file ? `  (${file})` : ''}`);
    for (const [name, value] of Object.entries(headers)) print(`  ${name}: ${value}`);
  }
  print(`\nThe files are in ${FOLDER}, and these lines in ${FOLDER}/headers.json: the first entry that fits an address counts.`);
});
