/** @jest-environment node */
/** What happens when the provider's session check reports a sign-out depends on how long the session would have lasted. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { User } from 'oidc-client-ts';

import { connectUserManager } from '#platform/identity/connectUserManager.ts';
import { createIdentityClient } from '#platform/identity/identityClient.ts';
import { createUserManager } from '#platform/identity/verifiedUserManager.ts';

import { accessToken } from '../../support/accessToken.ts';
import { MemoryStorage, storageOn } from '../../support/identityInNode.ts';
import { fakeWindow } from '../../support/fakeWindow.ts';

const ISSUER = 'https://id.example.test';

jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'], now: 1_800_000_000_000 });

const DISCOVERY = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/authorize`,
  token_endpoint: `${ISSUER}/token`,
  jwks_uri: `${ISSUER}/jwks`,
  userinfo_endpoint: `${ISSUER}/userinfo`,
  check_session_iframe: `${ISSUER}/check`,
};
const neverCalled = () => Promise.reject(new Error('not asked'));
const CALLS = { discovery: () => Promise.resolve(DISCOVERY), signingKeys: neverCalled, userInfo: neverCalled };
const PROFILE = { sub: 'borrower-1', iss: ISSUER, aud: 'portal', exp: 0, iat: 0 };

async function reportSignedOut({ left, isConfirmed }: { left: number; isConfirmed: boolean }) {
  const browser = fakeWindow('https://portal.example.test');
  const memory = new MemoryStorage();
  const user = new User({ access_token: accessToken(left), token_type: 'Bearer', profile: PROFILE });
  memory.setItem(`oidc.user:${ISSUER}:portal`, user.toStorageString());
  const manager = await createUserManager({
    config: { authority: ISSUER, clientId: 'portal' },
    storage: storageOn(memory),
    calls: CALLS,
    verified: () => undefined,
    hasSessionEnded: () => false,
  });
  const dispatched: UnknownAction[] = [];
  const renew = jest.fn(() => Promise.resolve(null));
  connectUserManager(manager, (action) => dispatched.push(action), renew);
  manager.watchSession();
  if (isConfirmed) browser.send('unchanged', ISSUER);
  await manager.events._raiseUserSignedOut();
  const ends = dispatched.filter(({ type }) => type === 'session/signOutRequested').map(({ payload }) => payload);
  return { ends, renewals: renew.mock.calls.length };
}

const atProvider = [{ reason: 'atProvider' }];

test.each([
  [
    'ends the session, if the provider does not renew it either',
    { left: 61, isConfirmed: true },
    { ends: atProvider, renewals: 1 },
  ],
  ['leaves the last minute to the notice of expiry', { left: 60, isConfirmed: true }, { ends: [], renewals: 0 }],
  ['leaves a session that is over to its expiry', { left: -1, isConfirmed: true }, { ends: [], renewals: 0 }],
  ['from a check that never saw the session ends nothing', { left: 300, isConfirmed: false }, { ends: [], renewals: 1 }],
])('a "signed out" report %s', async (_what, given, outcome) => {
  expect(await reportSignedOut(given)).toEqual(outcome);
});

test('an ended session, here or in another tab, stops the session check', async () => {
  fakeWindow('https://portal.example.test');
  const asked: unknown[] = [];
  Object.assign(window.document, {
    createElement: () => ({
      style: {},
      contentWindow: { postMessage: (question: unknown) => asked.push(question) },
      set onload(loaded: () => void) {
        setImmediate(loaded);
      },
    }),
  });
  const memory = new MemoryStorage();
  const user = new User({ access_token: accessToken(300), token_type: 'Bearer', profile: PROFILE, session_state: 's-1' });
  memory.setItem(`oidc.user:${ISSUER}:portal`, user.toStorageString());
  const client = createIdentityClient(
    { authority: ISSUER, clientId: 'portal' },
    storageOn(memory),
    storageOn(new MemoryStorage()),
  );
  client.connect({ dispatch: (action: unknown) => action as never, calls: CALLS });
  await client.startMonitoring();
  const turn = () => new Promise((tick) => setImmediate(tick));
  for (let turns = 0; asked.length === 0 && turns < 50; turns += 1) await turn();
  expect(asked).not.toEqual([]);

  client.endSession();
  for (let turns = 0; turns < 5; turns += 1) await turn();
  asked.length = 0;
  jest.advanceTimersByTime(60_000);
  expect(asked).toEqual([]);
});
