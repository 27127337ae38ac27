/**
 * Reads made-up paystubs and compares what was read with what is on them: `npm run measure:reading`.
 * Options: `--only text|scan200|scan150|noisy|photo|scan100|twoOnAPage|noPaystub`, `--layouts sample|frozen|all`, series (`first` to `fourth`)
 * or names of layouts (`payroll,restaurant`).
 */
import { parseArgs } from 'node:util';

import { importFromRoot, runTask, say } from './task.mjs';

async function main() {
  const { values } = parseArgs({ options: { only: { type: 'string' }, layouts: { type: 'string', default: 'all' } } });
  const { measureReading } = await importFromRoot('__tests__/sandbox/income/measureReading.ts');
  const isMet = await measureReading({ only: values.only ?? null, layouts: values.layouts }, say);
  return isMet ? 0 : 1;
}

runTask(main);
