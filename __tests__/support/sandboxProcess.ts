/** Starts the sandbox as a separate process, with its own free port and data. */
import { rmSync } from 'node:fs';

import { anyEngine, embedded } from './engines.ts';
import { OWN_PROGRAM, spawnSandbox, type Environment, type Exit, type SandboxSpawn } from './sandboxSpawn.ts';

export interface SandboxProcess extends Omit<SandboxSpawn, 'ready' | 'exited'> {
  origin: string;
  dataFolder: string;
  exited: Promise<Exit>;
}

interface Wanted {
  env?: Environment;
  /** Opens what is there: it stays when the process stops. Without it the sandbox gets data as a first start leaves it, which goes with it. */
  dataFolder?: string;
  /** That its data is in the folder. Without it the sandbox may get a database of the test server, which costs less. */
  isEmbedded?: boolean;
  /** That it serves for minutes: its embedded database is optimized while it runs, which then takes a third less time. */
  isLongLived?: boolean;
}

/** Starts the sandbox and waits until it answers. */
export async function startSandboxProcess({
  env = {},
  dataFolder,
  isEmbedded,
  isLongLived = false,
}: Wanted = {}): Promise<SandboxProcess> {
  const place = dataFolder === undefined ? await (isEmbedded ? embedded() : anyEngine()) : { dataFolder, env: {} };
  const settings = { SANDBOX_DATA: place.dataFolder, ...place.env, ...env };
  const sandbox = isLongLived ? spawnSandbox(settings, [OWN_PROGRAM]) : spawnSandbox(settings);
  const origin = await sandbox.ready;
  const thenForget = async (end: Promise<Exit>): Promise<Exit> => {
    const exit = await end;
    if (dataFolder === undefined) rmSync(place.dataFolder, { recursive: true, force: true });
    return exit;
  };
  return {
    origin,
    dataFolder: place.dataFolder,
    exited: sandbox.exited,
    output: () => sandbox.output(),
    stop: () => thenForget(sandbox.stop()),
    kill: () => sandbox.kill(), // its data stays, to be opened again
  };
}
