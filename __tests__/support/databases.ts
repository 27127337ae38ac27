/** Databases that the payment rules are tested on: the embedded one and, if a test server is configured, PostgreSQL. */
import { emptyDataFolder, freshDataFolder, freshServerDatabase, testServer } from './seededData.ts';

/** Where a sandbox stores its data, so that a second process can be started on it. */
export interface DataLocation {
  dataFolder: string;
  env: Record<string, string>;
}

export const embeddedDatabase = async (): Promise<DataLocation> => ({ dataFolder: await freshDataFolder(), env: {} });

const serverDatabase = async (server: string): Promise<DataLocation> => ({
  dataFolder: emptyDataFolder(),
  env: { DATABASE_URL: await freshServerDatabase(server) },
});

export const databases: [name: string, make: () => Promise<DataLocation>][] = [
  ['the embedded database', embeddedDatabase],
  ...(testServer === undefined
    ? []
    : [['a PostgreSQL server', serverDatabase.bind(null, testServer)] as [string, () => Promise<DataLocation>]]),
];

/** The cheaper database, for tests that do not depend on which one it is: the test server if configured, otherwise embedded. */
export const cheapestDatabase = (): Promise<DataLocation> =>
  testServer === undefined ? embeddedDatabase() : serverDatabase(testServer);
