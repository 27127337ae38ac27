/** @jest-environment node */
/** Constants of specification section 9 that are about the OpenID client: the settings that the user manager receives. */
import type { DiscoveryDocument } from '#contract/identity.ts';
import { CLOCK_SKEW_SECONDS } from '#platform/identity/idTokenVerifier.ts';
import { createUserManager } from '#platform/identity/verifiedUserManager.ts';
import { EXPIRY_NOTICE_SECONDS } from '#platform/session/store/session.ts';
import { OIDC_PREFIX } from '#platform/session/store/storedSession.ts';

import { MemoryStorage, storageOn } from '../../support/identityInNode.ts';
import { fakeWindow } from '../../support/fakeWindow.ts';

const ISSUER = 'https://id.example.test';
const discovery = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/authorize`,
  token_endpoint: `${ISSUER}/token`,
  jwks_uri: `${ISSUER}/jwks`,
  userinfo_endpoint: `${ISSUER}/userinfo`,
} as DiscoveryDocument;

jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });

const memory = new MemoryStorage();
const makeManager = (scope?: string) => {
  fakeWindow('https://portal.example.test');
  const notAsked = () => Promise.reject(new Error('not asked'));
  return createUserManager({
    config: { authority: ISSUER, clientId: 'portal', ...(scope === undefined ? {} : { scope }) },
    storage: storageOn(memory),
    calls: { discovery: () => Promise.resolve(discovery), signingKeys: notAsked, userInfo: notAsked },
    verified: () => undefined,
    hasSessionEnded: () => false,
  });
};

test('notice is 60 s, session check 2000 ms, silent request 10 000 ms, stale state 900 s', async () => {
  const { settings } = await makeManager();
  expect(settings.accessTokenExpiringNotificationTimeInSeconds).toBe(60);
  expect(EXPIRY_NOTICE_SECONDS).toBe(60);
  expect(settings.checkSessionIntervalInSeconds * 1000).toBe(2000);
  expect(settings.silentRequestTimeoutInSeconds * 1000).toBe(10_000);
  expect(settings.staleStateAgeInSeconds).toBe(900);
});

test('clock skew is 300 s, the prefix "oidc."', () => {
  expect(CLOCK_SKEW_SECONDS).toBe(300);
  expect(OIDC_PREFIX).toBe('oidc.');
});

test('the scope is "openid" when the configuration names none', async () => {
  expect((await makeManager()).settings.scope).toBe('openid');
  expect((await makeManager('openid profile')).settings.scope).toBe('openid profile');
});

test('the next sign-in removes leftover state older than 900 s', async () => {
  const made = Math.floor(Date.now() / 1000);
  const state = (age: number) => JSON.stringify({ id: `${age}`, created: made - age, request_type: 'si:r' });
  for (const age of [0, 899, 901]) memory.setItem(`oidc.${age}`, state(age));
  const manager = await makeManager();
  await manager.clearStaleState();
  expect(Object.keys(memory).toSorted()).toEqual(['oidc.0', 'oidc.899']);
});
