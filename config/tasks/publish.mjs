/**
 * Runs the tests that write committed files, then checks the result. `npm run contract` writes `contract/openapi.json` and the list of
 * redacted contract fields; `npm run faults` writes `docs/faults.md`.
 */
import { runJest } from './task.mjs';

const WRITERS = {
  contract: {
    variable: 'WRITE_CONTRACT',
    tests: ['__tests__/contract/sandboxDrift.test.ts', '__tests__/platform/redaction/contract.test.ts'],
  },
  faults: { variable: 'WRITE_FAULTS', tests: ['__tests__/contract/faults.test.ts'] },
};

export async function publish(what) {
  const { variable, tests } = WRITERS[what];
  // `--forceExit`: a Redux store of the tests may still have an open BroadcastChannel, which would keep jest running.
  const args = [...tests, '--forceExit'];
  // The first run fails after a change, because it compares with the old files before it writes the new ones. The second checks those.
  await runJest(args, { stdio: 'ignore', env: { [variable]: '1' } }).catch(() => undefined);
  await runJest(args);
  console.log('The files are written; "git diff" shows what changed.');
}
