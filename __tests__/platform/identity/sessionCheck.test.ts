/** @jest-environment node */
/** The provider's session check says "signed out": what that leads to depends on how long the session would last anyway. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { User } from 'oidc-client-ts';

import { connectUserManager } from '#platform/identity/connectUserManager.ts';
import { createUserManager } from '#platform/identity/verifiedUserManager.ts';

import { accessToken } from '../../support/accessToken.ts';
import { MemoryStorage, storageOn } from '../../support/identityInNode.ts';
import { windowInNode } from '../../support/windowInNode.ts';

const ISSUER = 'https://id.example.test';

jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'], now: 1_800_000_000_000 });

/** @param left seconds until the stored token's expiry */
async function saysSignedOut({ left, isConfirmed }: { left: number; isConfirmed: boolean }) {
  const browser = windowInNode('https://portal.example.test');
  const memory = new MemoryStorage();
  const profile = { sub: 'borrower-1', iss: ISSUER, aud: 'portal', exp: 0, iat: 0 };
  const user = new User({ access_token: accessToken(left), token_type: 'Bearer', profile });
  memory.setItem(`oidc.user:${ISSUER}:portal`, user.toStorageString());
  const discovery = {
    issuer: ISSUER,
    authorization_endpoint: `${ISSUER}/authorize`,
    token_endpoint: `${ISSUER}/token`,
    jwks_uri: `${ISSUER}/jwks`,
    userinfo_endpoint: `${ISSUER}/userinfo`,
    check_session_iframe: `${ISSUER}/check`,
  };
  const notAsked = () => Promise.reject(new Error('not asked'));
  const manager = await createUserManager({
    config: { authority: ISSUER, clientId: 'portal' },
    storage: storageOn(memory),
    calls: { discovery: () => Promise.resolve(discovery), signingKeys: notAsked, userInfo: notAsked },
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
])('"signed out" %s', async (_what, given, outcome) => {
  expect(await saysSignedOut(given)).toEqual(outcome);
});
