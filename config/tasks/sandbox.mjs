/** Runs the embedded lender inside this process, so that it can never outlive it. */
import { onEnd } from './task.mjs';

/**
 * Starts the sandbox with the settings of an environment, and stops it when the task ends.
 * @returns its origin. @throws StartProblem: one sentence about the port, the folder, the database or the runtime document
 */
export async function runSandbox(environment) {
  const { importSandbox } = await import('./sandboxProgram.mjs'); // once the packages are installed
  const { startSandbox, readSettings } = await importSandbox();
  const starting = startSandbox(readSettings(environment));
  // A start that is interrupted halfway also releases its folder.
  onEnd(async () => (await starting).stop());
  return (await starting).origin;
}
