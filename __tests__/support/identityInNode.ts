/** The portal's identity client in Node, connected to a mutable provider. For tests that need a network but no DOM. */
import type { UnknownAction } from '@reduxjs/toolkit';

import type { DiscoveryDocument, SigningKeySet, UserInfo } from '#contract/identity.ts';
import { safeStorage, type SafeStorage } from '#platform/config/safeStorage.ts';
import { createIdentityClient, type IdentityClient } from '#platform/identity/identityClient.ts';

import { startMutableProvider, type MutableProvider } from './mutableProvider.ts';

/** localStorage, which Node lacks. `Object.keys` lists the entries, as in a browser. */
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

export const storageOn = (memory: MemoryStorage): SafeStorage => safeStorage(() => memory as unknown as Storage); // Only these three methods of Storage are used.

/** Error that the store's identity API rejects with. */
const rejection = (facts: { kind: 'emptyBody'; status: number } | { kind: 'misshapen' }) =>
  Object.assign(new Error('No usable answer'), { code: 'ERR_BAD_RESPONSE', ...facts });

/** The client's actions are collected in `dispatched`. */
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
    if (!response.ok) throw rejection({ kind: 'emptyBody', status: response.status });
    return response.json();
  };
  client.connect({
    dispatch: (action) => dispatched.push(action),
    calls: {
      discovery: () => getJson(`${provider.issuer}/.well-known/openid-configuration`) as Promise<DiscoveryDocument>,
      signingKeys: (uri) => getJson(uri) as Promise<SigningKeySet>,
      userInfo: async (address, token) => {
        const info = (await getJson(address, token)) as UserInfo;
        if (typeof info.sub !== 'string') throw rejection({ kind: 'misshapen' });
        return info;
      },
    },
  });
  return client;
}

export interface IdentityTest {
  provider: MutableProvider;
  memory: MemoryStorage;
  /** Replaces the tab's sessionStorage. */
  tab: MemoryStorage;
  dispatched: UnknownAction[];
  /** Creates a second client on the same storage, as after a reload. */
  makeClient: () => IdentityClient;
}

/** Starts one provider per test file. Before each test the provider is reset, and the storage and action list are emptied. */
export function identityForEachTest(): IdentityTest {
  const test = { makeClient: () => connectedClient(test.provider, test) } as IdentityTest; // beforeAll and beforeEach set the rest.
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
