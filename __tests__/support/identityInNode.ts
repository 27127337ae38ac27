/** The portal's identity client in Node, with a mutable provider: for tests that need the network but no document. */
import type { UnknownAction } from '@reduxjs/toolkit';

import type { DiscoveryDocument, SigningKeySet, UserInfo } from '#contract/identity.ts';
import { safeStorage, type SafeStorage } from '#platform/config/safeStorage.ts';
import { createIdentityClient, type IdentityClient } from '#platform/identity/identityClient.ts';

import { startMutableProvider, type MutableProvider } from './mutableProvider.ts';

/** localStorage, which Node lacks; `Object.keys` lists the entries, as in a browser. */
export class MemoryStorage {
  getItem(key: string): string | null {
    const value: unknown = Object.getOwnPropertyDescriptor(this, key)?.value;
    return typeof value === 'string' ? value : null;
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

export const storageOn = (memory: MemoryStorage): SafeStorage => safeStorage(() => memory as unknown as Storage); // has the three members that are used

/** As the store's identity API rejects. */
const refusal = (facts: { kind: 'emptyBody'; status: number } | { kind: 'misshapen' }) =>
  Object.assign(new Error('No usable answer'), { code: 'ERR_BAD_RESPONSE', ...facts });

/** A client that knows the provider; what it dispatches is put into the list. */
export function connectedClient(
  provider: MutableProvider,
  { memory, tab, dispatched }: Pick<IdentityTest, 'memory' | 'tab' | 'dispatched'>,
): IdentityClient {
  const client = createIdentityClient(
    { authority: provider.issuer, clientId: 'portal', scope: 'openid profile borrower', popup: true },
    storageOn(memory),
    storageOn(tab),
  );
  const getJson = async (url: string, bearer?: string): Promise<unknown> => {
    const response = await fetch(url, bearer === undefined ? {} : { headers: { authorization: `Bearer ${bearer}` } });
    if (!response.ok) throw refusal({ kind: 'emptyBody', status: response.status });
    return response.json();
  };
  client.connect({
    dispatch: (action) => dispatched.push(action),
    calls: {
      discovery: () => getJson(`${provider.issuer}/.well-known/openid-configuration`) as Promise<DiscoveryDocument>,
      signingKeys: (uri) => getJson(uri) as Promise<SigningKeySet>,
      userInfo: async (address, token) => {
        const info = (await getJson(address, token)) as UserInfo;
        if (typeof info.sub !== 'string') throw refusal({ kind: 'misshapen' });
        return info;
      },
    },
  });
  return client;
}

export interface IdentityTest {
  provider: MutableProvider;
  memory: MemoryStorage;
  /** The storage of the tab. */
  tab: MemoryStorage;
  dispatched: UnknownAction[];
  /** Another client on the same storage, as after a reload. */
  makeClient: () => IdentityClient;
}

/** One provider for a test file, reset before each test, with new storage and no actions yet. */
export function identityForEachTest(): IdentityTest {
  const test = { makeClient: () => connectedClient(test.provider, test) } as IdentityTest; // the rest before the first test
  beforeAll(async () => {
    test.provider = await startMutableProvider();
  });
  afterAll(() => test.provider.stop());
  beforeEach(() => {
    test.provider.reset();
    test.memory = new MemoryStorage();
    test.tab = new MemoryStorage();
    test.dispatched = [];
  });
  return test;
}
