/** Runs the sandbox lender inside this process, so that it cannot outlive the process. */
import { onTaskEnd } from './task.mjs';

/**
 * Starts the sandbox with the settings in `environment`, and stops it when the task ends.
 * @returns its origin
 * @throws StartupError with one sentence about the port, the data folder, the database or the runtime document
 */
export async function runSandbox(environment) {
  const { importSandbox } = await import('./sandboxProgram.mjs'); // imported only here, since the packages may have just been installed
  const { startSandbox, readSettings } = await importSandbox();
  const starting = startSandbox(readSettings(environment));
  // Registered before the start finishes, so that an interrupted start also releases the data folder.
  onTaskEnd(async () => (await starting).stop());
  return (await starting).origin;
}
