/** The databases on which rules about money must hold: the embedded one and, if there is a test server, PostgreSQL. */
import { emptyDataFolder, freshDataFolder, freshServerDatabase, testServer } from './firstStart.ts';

/** Where a sandbox keeps its data, so that it can be started there again. */
export interface Place {
  dataFolder: string;
  env: Record<string, string>;
}

export const embedded = async (): Promise<Place> => ({ dataFolder: await freshDataFolder(), env: {} });

const onServer = async (server: string): Promise<Place> => ({
  dataFolder: emptyDataFolder(),
  env: { DATABASE_URL: await freshServerDatabase(server) },
});

/** For `describe.each`. */
export const engines: [name: string, make: () => Promise<Place>][] = [
  ['the embedded database', embedded],
  ...(testServer === undefined
    ? []
    : [['a PostgreSQL server', onServer.bind(null, testServer)] as [string, () => Promise<Place>]]),
];

/** The one that costs less, for rules that do not depend on it: a server, if there is one. */
export const anyEngine = (): Promise<Place> => (testServer === undefined ? embedded() : onServer(testServer));
