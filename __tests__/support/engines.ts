/** Databases that the payment rules are tested on: the embedded one and, if a test server is configured, PostgreSQL. */
import { emptyDataFolder, freshDataFolder, freshServerDatabase, testServer } from './firstStart.ts';

/** Where a sandbox stores its data, so that a second process can be started on it. */
export interface Place {
  dataFolder: string;
  env: Record<string, string>;
}

export const embedded = async (): Promise<Place> => ({ dataFolder: await freshDataFolder(), env: {} });

const onServer = async (server: string): Promise<Place> => ({
  dataFolder: emptyDataFolder(),
  env: { DATABASE_URL: await freshServerDatabase(server) },
});

export const engines: [name: string, make: () => Promise<Place>][] = [
  ['the embedded database', embedded],
  ...(testServer === undefined
    ? []
    : [['a PostgreSQL server', onServer.bind(null, testServer)] as [string, () => Promise<Place>]]),
];

/** The cheaper database, for tests that do not depend on which one it is: the test server if configured, otherwise embedded. */
export const anyEngine = (): Promise<Place> => (testServer === undefined ? embedded() : onServer(testServer));
