/** Fixtures with the portal on `localhost` and the lender (provider and APIs) on `127.0.0.1`, connected only by the runtime document. */
import { createServer } from 'node:net';

import { startSandboxProcess } from '../../support/sandboxProcess.ts';
import { test as base, withLender } from './portal.ts';
import { localDocument, withRuntimeDocument } from './runtimeDocument.ts';

interface ForEachWorker {
  popup: boolean;
  /** Both origins are chosen before either server starts, because each needs the other's address. */
  origins: { portal: string; lender: string };
  /** Serves only the portal's files and its runtime document. */
  portalServer: { origin: string };
}

/** `lender` runs on `127.0.0.1`; pages open at the portal's own origin. */
export const test = base.extend<object, ForEachWorker>({
  popup: [false, { option: true, scope: 'worker' }],

  origins: [
    async ({ browserName: _browserName }, use) => {
      const [portalPort, lenderPort] = [await freePort(), await freePort()];
      await use({ portal: `http://localhost:${portalPort}`, lender: `http://127.0.0.1:${lenderPort}` });
    },
    { scope: 'worker' },
  ],

  lender: [
    ({ origins, popup }, use) => {
      const local = localDocument();
      const document = { ...local, identity: { ...local.identity, popup } }; // The `popup` setting changes headers of the provider's pages.
      return withRuntimeDocument(document, (environment) => {
        const { port } = new URL(origins.lender);
        const place = { PORT: port, SANDBOX_ORIGIN: origins.lender, SANDBOX_PORTAL_ORIGINS: origins.portal };
        return withLender({ ...environment, ...place }, use);
      });
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  portalServer: [
    ({ origins, popup }, use) =>
      withRuntimeDocument(runtimeDocument(origins.lender, popup), async (environment) => {
        const server = await startSandboxProcess({ env: { ...environment, PORT: new URL(origins.portal).port } });
        await use({ origin: origins.portal });
        await server.stop();
      }),
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: async ({ portalServer }, use) => use(portalServer.origin),
  otherOrigins: async ({ origins }, use) => use([origins.portal]),
});

/** The local runtime document with every API and the provider on the lender's origin. */
export function runtimeDocument(lender: string, popup: boolean) {
  const local = localDocument();
  return {
    ...local,
    bases: Object.fromEntries(Object.entries(local.bases).map(([name, path]) => [name, lender + path])),
    identity: { ...local.identity, authority: `${lender}/oidc`, signUpEndpoint: `${lender}/oidc/signup`, popup },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}
