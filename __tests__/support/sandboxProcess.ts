/** Starts the sandbox as a separate process with its own port and data. */
import { rmSync } from 'node:fs';

import { cheapestDatabase, embeddedDatabase } from './databases.ts';
import { START_SCRIPT, spawnSandbox, type Environment, type Exit, type SandboxSpawn } from './sandboxSpawn.ts';

export interface SandboxProcess extends Omit<SandboxSpawn, 'ready' | 'exited'> {
  origin: string;
  dataFolder: string;
  exited: Promise<Exit>;
}

interface Options {
  env?: Environment;
  /** Existing data folder to open; it is kept when the process stops. By default a copy of the seed data is used and removed afterwards. */
  dataFolder?: string;
  /** Requires the embedded database in the data folder. Otherwise the cheaper test server may be used. */
  isEmbedded?: boolean;
  /** For processes that run for minutes: lets V8 optimize the embedded database while it runs, which makes it a third faster. */
  isLongLived?: boolean;
}

export async function startSandboxProcess({
  env = {},
  dataFolder,
  isEmbedded,
  isLongLived = false,
}: Options = {}): Promise<SandboxProcess> {
  const place = dataFolder === undefined ? await (isEmbedded ? embeddedDatabase() : cheapestDatabase()) : { dataFolder, env: {} };
  const settings = { SANDBOX_DATA: place.dataFolder, ...place.env, ...env };
  const sandbox = isLongLived ? spawnSandbox(settings, [START_SCRIPT]) : spawnSandbox(settings);
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
    kill: () => sandbox.kill(), // Keeps the data, so that another process can open it.
  };
}
