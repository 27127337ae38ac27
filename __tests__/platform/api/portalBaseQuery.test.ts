import { encodingsOf, recordedSteps, recordedText, recordedTypes } from './reduxRecorder.ts';

import nock from 'nock';

import { agencyApi } from '#platform/api/agencyApi.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall, paymentCall, type PortalCall } from '#platform/api/calls.ts';
import { notificationApi } from '#platform/api/notificationApi.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import { putSecret, type SecretHandle } from '#platform/api/secretVault.ts';
import { anyJson } from '#platform/api/responses/validateResponse.ts';
import { sessionResumed, signedIn, signedOut } from '#platform/session/store/sessionSlice.ts';
import type { Moment } from '#platform/startup.ts';

import { accessToken } from '../../support/accessToken.ts';
import { stubProfile } from '../../support/backends/borrower.ts';
import { controlStartup } from '../../support/controlStartup.ts';
import { startCrossOriginApi } from './startCrossOriginApi.ts';
import { forgetXsrfCookie, openStore } from './openStore.ts';
import { captureSignInWarnings } from '../../support/captureSignInWarnings.ts';

const anyResponse = anyJson as never; // accepts any response, because response checks are not tested here

// One endpoint of each kind for these tests. The features' own endpoints are tested with their screens.
const borrower = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, void>({ query: () => borrowerCall('GET BorrowerLoan/all', { answer: anyResponse }) }),
    question: build.query<unknown, void>({
      query: (): PortalCall => ({
        route: 'POST BorrowerLoan',
        method: 'POST',
        path: 'BorrowerLoan',
        responseSchema: anyJson,
        body: {},
      }),
    }),
    write: build.mutation<unknown, void>({ query: () => borrowerCall('POST account/signout', { answer: anyResponse }) }),
  }),
});
const payment = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    create: build.mutation<unknown, { account: SecretHandle<never>; idempotencyKey: string }>({
      query: ({ account, idempotencyKey }) =>
        paymentCall('POST fundingaccounts', { body: account, answer: anyResponse, idempotencyKey }),
    }),
    charge: build.mutation<unknown, void>({
      query: (): PortalCall => ({
        route: 'POST guestpayment',
        method: 'POST',
        path: 'guestpayment',
        responseSchema: anyJson,
        body: {},
        idempotencyKey: 'key-1',
        requiresOutcomeCheck: true,
      }),
    }),
    leak: build.mutation<unknown, unknown>({
      query: (body): PortalCall => ({
        route: 'POST fundingaccounts',
        method: 'POST',
        path: 'fundingaccounts',
        responseSchema: anyJson,
        body,
      }),
    }),
  }),
});
const elsewhere = (api: typeof agencyApi | typeof notificationApi) =>
  api.injectEndpoints({
    endpoints: (build) => ({
      send: build.mutation<unknown, void>({
        query: (): PortalCall => ({ route: 'POST it', method: 'POST', path: 'it', responseSchema: anyJson, body: {} }),
      }),
    }),
  });

type Store = ReturnType<typeof openStore>;
const read = async (store: Store) => {
  const answer = await store.dispatch(borrower.endpoints.read.initiate(undefined, { subscribe: false, forceRefetch: true }));
  return answer.error ?? answer.data;
};
const write = async (store: Store) => {
  const answer = await store.dispatch(borrower.endpoints.write.initiate());
  return answer.error ?? answer.data;
};

const server = () => nock('http://localhost');
/** The XSRF cookie is set by hand, because nock's responses set no cookies. @returns the headers of each request */
function mockAccountWithXsrf(value: string, delayMs = 0) {
  const arrived: Record<string, string>[] = [];
  const interceptor = server().get('/api/borrower/account').delay(delayMs);
  interceptor.reply(200, function () {
    arrived.push(this.req.headers);
    document.cookie = `XSRF-TOKEN=${value}; path=/`;
    return { isSignedIn: false, email: null };
  });
  return arrived;
}
/** @returns the headers that arrive */
function mockRequest(method: 'get' | 'post', path: string, status = 200, body: object | string = {}) {
  const arrived: Record<string, string>[] = [];
  const interceptor = server()[method](path);
  interceptor.reply(function () {
    arrived.push(this.req.headers);
    return [status, body];
  });
  return arrived;
}

beforeEach(forgetXsrfCookie);

captureSignInWarnings();

describe('a request carries', () => {
  test('the session’s bearer token', async () => {
    const token = accessToken();
    const arrived = mockRequest('get', '/api/borrower/BorrowerLoan/all');
    await read(openStore(token));
    expect(arrived[0]!['authorization']).toBe(`Bearer ${token}`);
    expect(arrived[0]!['accept']).toBe('application/json');
  });

  test('no bearer token when signed out or when the token is invalid', async () => {
    for (const token of [null, 'opaque', accessToken(-1)]) {
      window.localStorage.clear();
      const arrived = mockRequest('get', '/api/borrower/BorrowerLoan/all');
      await read(openStore(token));
      expect(arrived[0]).not.toHaveProperty('authorization');
    }
  });

  test('cookies, also to another origin, but no XSRF header there', async () => {
    document.cookie = 'XSRF-TOKEN=mine; path=/';
    const lender = await startCrossOriginApi();
    const base = { payment: '/api/payment', notification: '/api/notification', agency: '/api/agency' };
    // For a request with credentials, a browser reveals the response only if the server allows credentials.
    expect(await read(openStore(null, { bases: { ...base, borrower: `${lender.origin}/allowing` } }))).toEqual([]);
    const refused = jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom logs the blocked response
    expect(await read(openStore(null, { bases: { ...base, borrower: `${lender.origin}/other` } }))).toMatchObject({
      kind: 'noAnswer',
    });
    expect(String(refused.mock.calls[0])).toContain('Credentials forbidden');
    refused.mockRestore();
    await lender.stop();
    expect(lender.arrived[0]).not.toHaveProperty('x-xsrf-token');
  });

  test('the idempotency key and a JSON content type', async () => {
    mockAccountWithXsrf('known');
    const arrived = mockRequest('post', '/api/payment/fundingaccounts');
    const store = openStore();
    const account = store.dispatch(putSecret({} as never));
    await store.dispatch(payment.endpoints.create.initiate({ account, idempotencyKey: 'b4b0b3ae-0000-4000-8000-000000000001' }));
    expect(arrived[0]).toMatchObject({
      'idempotency-key': 'b4b0b3ae-0000-4000-8000-000000000001',
      'content-type': 'application/json',
    });
  });

  test.each([
    ['notification', notificationApi],
    ['agency', agencyApi],
  ] as const)('the base URL of the %s API', async (name, api) => {
    mockAccountWithXsrf('known');
    const arrived = mockRequest('post', `/api/${name}/it`);
    await openStore().dispatch(elsewhere(api).endpoints.send.initiate());
    expect(arrived).toHaveLength(1);
  });
});

describe('GET account before a write', () => {
  const signOut = '/api/borrower/account/signout';
  const stale = () => (document.cookie = 'XSRF-TOKEN=stale; path=/');
  const tokensOf = (arrived: Record<string, string>[]) => arrived.map((headers) => headers['x-xsrf-token']);
  const pay = (store: Store) =>
    store.dispatch(
      payment.endpoints.create.initiate({ account: store.dispatch(putSecret({} as never)), idempotencyKey: 'key-1' }),
    );

  test('sets the token that the first write carries, and appears in DevTools', async () => {
    mockAccountWithXsrf('fresh');
    const arrived = mockRequest('post', signOut);
    await write(openStore());
    expect(tokensOf(arrived)).toEqual(['fresh']);
    expect(
      recordedSteps.map(({ action }) => (action.meta as { arg?: { endpointName?: string } } | undefined)?.arg?.endpointName),
    ).toContain('getAccount');
  });

  test('is requested once, and the next write reuses the token', async () => {
    mockAccountWithXsrf('fresh');
    const arrived = [mockRequest('post', signOut), mockRequest('post', signOut)];
    const store = openStore();
    await write(store);
    await write(store);
    expect(arrived.flatMap(tokensOf)).toEqual(['fresh', 'fresh']);
  });

  test('is requested even when an XSRF cookie exists', async () => {
    stale();
    mockAccountWithXsrf('fresh');
    const arrived = mockRequest('post', signOut);
    await write(openStore());
    expect(tokensOf(arrived)).toEqual(['fresh']);
  });

  test('is one request for concurrent writes to all bases', async () => {
    stale();
    mockAccountWithXsrf('fresh', 100);
    const arrived = [
      mockRequest('post', signOut),
      mockRequest('post', signOut),
      mockRequest('post', '/api/payment/fundingaccounts'),
    ];
    const store = openStore();
    await Promise.all([write(store), write(store), pay(store)]);
    expect(arrived.flatMap(tokensOf)).toEqual(['fresh', 'fresh', 'fresh']);
  });

  test('is requested again with the bearer token after a sign-in', async () => {
    mockAccountWithXsrf('a-visitors');
    mockRequest('post', signOut);
    const store = openStore();
    await write(store);

    stubProfile();
    const token = accessToken();
    const user = { sub: 'borrower-1', email: null, givenname: null, expires: 0 };
    store.dispatch(signedIn({ token, expiresAt: Date.now() / 1000 + 600, user, returnUrl: '/loans' }));
    const asked = mockAccountWithXsrf('the-borrowers');
    const arrived = mockRequest('post', signOut);
    await write(store);
    expect(tokensOf(arrived)).toEqual(['the-borrowers']);
    expect(asked[0]!['authorization']).toBe(`Bearer ${token}`);
  });

  test('is requested again when the cookie is gone', async () => {
    mockAccountWithXsrf('first');
    mockRequest('post', signOut);
    const store = openStore();
    await write(store);
    forgetXsrfCookie();
    mockAccountWithXsrf('second');
    const arrived = mockRequest('post', signOut);
    await write(store);
    expect(tokensOf(arrived)).toEqual(['second']);
  });

  test.each([
    ['a failure', () => server().get('/api/borrower/account').reply(500)],
    [
      'a refusal',
      () =>
        server()
          .get('/api/borrower/account')
          .reply(401, { errors: ['Sign in.'] }),
    ],
    ['no answer', () => server().get('/api/borrower/account').replyWithError('socket hang up')],
  ])('that ends in %s blocks no write and starts no sign-in, and is repeated for the next one', async (_what, answer) => {
    answer();
    mockRequest('post', signOut, 403, { errors: ['Not without a token.'] });
    answer(); // the rejection makes the portal request a new token
    const store = openStore();
    expect(await write(store)).toMatchObject({ status: 403, body: { errors: ['Not without a token.'] } });
    expect(recordedTypes()).not.toContain('session/signInRequested');

    mockAccountWithXsrf('fresh');
    const arrived = mockRequest('post', signOut);
    await write(store);
    expect(tokensOf(arrived)).toEqual(['fresh']);
  });

  test('delays no read and no write to another origin', async () => {
    mockRequest('get', '/api/borrower/BorrowerLoan/all');
    expect(await read(openStore())).toEqual({});
    nock('http://elsewhere.example', { badheaders: ['x-xsrf-token'] })
      .options('/borrower/account/signout')
      .optionally()
      .reply(204)
      .post('/borrower/account/signout')
      .reply(200, {}, { 'Access-Control-Allow-Origin': 'http://localhost', 'Access-Control-Allow-Credentials': 'true' });
    const elsewhere = { payment: '/api/payment', notification: '/api/notification', agency: '/api/agency' };
    const store = openStore(null, { bases: { ...elsewhere, borrower: 'http://elsewhere.example/borrower' } });
    expect(await write(store)).toEqual({});
  });
});

describe('GET account of a signed-in borrower', () => {
  const user = { sub: 'borrower-1', email: null, givenname: null, expires: 0 };
  let pass: (moment: Moment) => void;
  beforeEach(() => (pass = controlStartup()));
  const arrive = async () => {
    for (let turn = 0; turn < 200; turn += 1) await new Promise((next) => setImmediate(next));
  };

  test.each([
    ['with the stored token', sessionResumed()],
    ['after signing in', signedIn({ token: accessToken(), expiresAt: 2e9, user, returnUrl: '/loans' })],
  ])('is requested when the page is idle, %s', async (_when, event) => {
    stubProfile();
    const store = openStore(event.type === sessionResumed.type ? accessToken() : null);
    store.dispatch(event);
    pass('interactive');
    await arrive();
    const asked = mockAccountWithXsrf('fresh'); // mocked only now, so an earlier request would fail the test
    pass('idle');
    await arrive();
    expect(asked.map((headers) => headers['authorization'])).toEqual([`Bearer ${store.getState().session.token!}`]);
  });

  test('is requested by an earlier write instead', async () => {
    stubProfile();
    const store = openStore(accessToken());
    store.dispatch(sessionResumed());
    mockAccountWithXsrf('fresh');
    mockRequest('post', '/api/borrower/account/signout');
    await write(store);
    pass('idle');
    await arrive();
  });

  test('is not requested after a sign-out', async () => {
    stubProfile();
    const store = openStore(accessToken());
    store.dispatch(sessionResumed());
    pass('interactive');
    await arrive();
    store.dispatch(signedOut({ reason: 'user' }));
    pass('idle');
    await arrive();
  });
});

test('a browser without cookies gets that reason for each rejected write', async () => {
  const refusal = { code: 'xsrf', errors: ['Reload the page and try again.'] };
  mockRequest('get', '/api/borrower/account', 200, { isSignedIn: false, email: null });
  mockRequest('post', '/api/borrower/account/signout', 403, refusal);
  mockRequest('get', '/api/borrower/account', 200, { isSignedIn: false, email: null });
  mockRequest('post', '/api/borrower/account/signout', 403, refusal);
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
  expect(await write(openStore())).toMatchObject({
    kind: 'body',
    status: 403,
    body: { code: 'xsrf', errors: [expect.stringMatching(/^This needs cookies, and your browser keeps none from this site\./)] },
  });
});

test('a failed account request does not blame the browser', async () => {
  const refusal = { code: 'xsrf', errors: ['Reload the page and try again.'] };
  server().get('/api/borrower/account').twice().reply(500);
  server().post('/api/borrower/account/signout').twice().reply(403, refusal);
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
  const { body } = (await write(openStore())) as { body: unknown };
  expect(body).toEqual({ errors: ['Something went wrong on our side. Nothing was lost. Please try again.'] });
});

describe('a 403 for a write', () => {
  const signOut = '/api/borrower/account/signout';
  const account = '/api/payment/fundingaccounts';
  const tokensOf = (arrived: Record<string, string>[]) => arrived.map((headers) => headers['x-xsrf-token']);
  const pay = async (store: Store) =>
    (
      await store.dispatch(
        payment.endpoints.create.initiate({ account: store.dispatch(putSecret({} as never)), idempotencyKey: 'key-1' }),
      )
    ).error;
  /** Creates a store that already has an XSRF token, which the lender will reject. */
  const storeWithToken = async () => {
    mockAccountWithXsrf('first');
    mockRequest('post', signOut);
    const store = openStore();
    await write(store);
    return store;
  };

  test('with the xsrf code fetches the account and sends the write once more', async () => {
    const store = await storeWithToken();
    const refused = mockRequest('post', signOut, 403, { code: 'xsrf', errors: ['Stale.'] });
    mockAccountWithXsrf('second');
    const arrived = mockRequest('post', signOut, 200, { done: true });
    expect(await write(store)).toEqual({ done: true });
    expect([refused, arrived].flatMap(tokensOf)).toEqual(['first', 'second']);
  });

  test('is sent again only once', async () => {
    const store = await storeWithToken();
    mockRequest('post', signOut, 403, { code: 'xsrf', errors: ['Stale.'] });
    mockAccountWithXsrf('second');
    mockRequest('post', signOut, 403, { code: 'xsrf', errors: ['Stale still.'] });
    expect(await write(store)).toMatchObject({ kind: 'body', status: 403, body: { errors: ['Stale still.'] } });
  });

  test('is also handled after a session renewal', async () => {
    const store = openStore(accessToken());
    window.localStorage.setItem(
      'oidc.user:/oidc:borrower-portal',
      JSON.stringify({ access_token: accessToken(900), profile: { sub: 'borrower-1' } }),
    );
    mockAccountWithXsrf('of-the-old');
    mockRequest('post', signOut, 401, { errors: ['Sign in, please.'] });
    mockRequest('post', signOut, 403, { code: 'xsrf', errors: ['Stale.'] });
    mockAccountWithXsrf('of-the-new');
    const arrived = mockRequest('post', signOut, 200, { done: true });
    expect(await write(store)).toEqual({ done: true });
    expect(tokensOf(arrived)).toEqual(['of-the-new']);
  });

  test.each([
    ['words', { errors: ['Forbidden.'] }],
    ['a page', '<p>Forbidden</p>'],
  ])('with %s and no code is sent once more if the account gives another token', async (_what, body) => {
    const store = await storeWithToken();
    mockRequest('post', signOut, 403, body);
    mockAccountWithXsrf('second');
    const arrived = mockRequest('post', signOut, 200, { done: true });
    expect(await write(store)).toEqual({ done: true });
    expect(tokensOf(arrived)).toEqual(['second']);
  });

  test('without a code is returned when the token is unchanged', async () => {
    const store = await storeWithToken();
    mockRequest('post', signOut, 403, { errors: ['Not yours.'] });
    mockAccountWithXsrf('first');
    expect(await write(store)).toMatchObject({ kind: 'body', status: 403, body: { errors: ['Not yours.'] } });
  });

  test('with another code is returned without a request', async () => {
    const store = await storeWithToken();
    mockRequest('post', signOut, 403, { code: 'ticketEnded', errors: ['It has ended.'] });
    expect(await write(store)).toMatchObject({ kind: 'body', status: 403, body: { code: 'ticketEnded' } });
  });

  test('for a payment resends it only for the xsrf code, otherwise the next click has the new token', async () => {
    const store = await storeWithToken();
    mockRequest('post', account, 403, { errors: ['Forbidden.'] });
    mockAccountWithXsrf('second');
    expect(await pay(store)).toMatchObject({ status: 403 });

    const pressed = mockRequest('post', account, 403, { code: 'xsrf', errors: ['Stale.'] });
    mockAccountWithXsrf('third');
    const arrived = mockRequest('post', account);
    expect(await pay(store)).toBeUndefined();
    expect([pressed, arrived].flatMap(tokensOf)).toEqual(['second', 'third']);
  });
});

describe('a 401', () => {
  const refusal = { errors: ['Sign in, please.'] };
  const hasFresherSession = () =>
    window.localStorage.setItem(
      'oidc.user:/oidc:borrower-portal',
      JSON.stringify({ access_token: accessToken(900), profile: { sub: 'borrower-1' } }),
    );

  test('with a body and without renewal requests a sign-in', async () => {
    mockRequest('get', '/api/borrower/BorrowerLoan/all', 401, refusal);
    const store = openStore(accessToken());
    expect(await read(store)).toMatchObject({ kind: 'body', status: 401 });
    expect(recordedTypes()).toContain('session/signInRequested');
  });

  test('is sent once more with a newer session from another tab', async () => {
    const store = openStore(accessToken());
    const fresh = accessToken(900);
    window.localStorage.setItem(
      'oidc.user:/oidc:borrower-portal',
      JSON.stringify({ access_token: fresh, profile: { sub: 'borrower-1' } }),
    );
    mockRequest('get', '/api/borrower/BorrowerLoan/all', 401, refusal);
    const arrived = mockRequest('get', '/api/borrower/BorrowerLoan/all', 200, { done: true });
    expect(await read(store)).toEqual({ done: true });
    expect(arrived[0]!['authorization']).toBe(`Bearer ${fresh}`);
    expect(recordedTypes()).not.toContain('session/signInRequested');
    expect(store.getState().session.token).toBe(fresh);
  });

  test('that repeats after renewal is returned', async () => {
    const store = openStore(accessToken());
    window.localStorage.setItem(
      'oidc.user:/oidc:borrower-portal',
      JSON.stringify({ access_token: accessToken(900), profile: { sub: 'borrower-1' } }),
    );
    mockRequest('get', '/api/borrower/BorrowerLoan/all', 401, refusal);
    mockRequest('get', '/api/borrower/BorrowerLoan/all', 401, refusal);
    expect(await read(store)).toMatchObject({ kind: 'body', status: 401 });
  });

  describe.each([
    ['an empty body', undefined],
    ['an HTML body', '<p>Unauthorized</p>'],
    ['a message', refusal],
  ])('with %s', (_what, body) => {
    const refuses = () => server().get('/api/borrower/BorrowerLoan/all').reply(401, body);

    test('renews the session and sends the request once more', async () => {
      const store = openStore(accessToken());
      hasFresherSession();
      refuses();
      const arrived = mockRequest('get', '/api/borrower/BorrowerLoan/all', 200, { done: true });
      expect(await read(store)).toEqual({ done: true });
      expect(arrived).toHaveLength(1);
      expect(recordedTypes()).not.toContain('session/signInRequested');
    });

    test('is returned the second time', async () => {
      const store = openStore(accessToken());
      hasFresherSession();
      refuses();
      refuses();
      expect(await read(store)).toMatchObject({ status: 401 });
      expect(recordedTypes()).not.toContain('session/signInRequested');
    });

    test('requests a sign-in when renewal is impossible', async () => {
      refuses();
      expect(await read(openStore(accessToken()))).toMatchObject({ status: 401 });
      expect(recordedTypes()).toContain('session/signInRequested');
    });

    test('never sends a payment again, because its outcome is looked up', async () => {
      const store = openStore(accessToken());
      hasFresherSession();
      mockAccountWithXsrf('known');
      server().post('/api/payment/guestpayment').reply(401, body); // a second request would fail the test
      const answer = await store.dispatch(payment.endpoints.charge.initiate());
      expect(answer.error).toMatchObject({ status: 401 });
    });
  });
});

describe('when the account request fails', () => {
  const XSRF = { code: 'xsrf', errors: ['We could not confirm that this came from the portal. Nothing was changed.'] };

  test('a query by POST returns the account’s error', async () => {
    server().get('/api/borrower/account').twice().reply(503);
    server().post('/api/borrower/BorrowerLoan').twice().reply(403, XSRF);
    const store = openStore(accessToken());
    const { error } = await store.dispatch(borrower.endpoints.question.initiate(undefined, { subscribe: false }));
    expect(error).toMatchObject({ kind: 'emptyBody', status: 503 });
    expect(error).not.toHaveProperty('quiet');
  });

  test('a write returns its own rejection', async () => {
    document.cookie = 'XSRF-TOKEN=old; path=/';
    server().get('/api/borrower/account').twice().reply(503);
    server().post('/api/borrower/account/signout').twice().reply(403, XSRF);
    expect(await write(openStore(accessToken()))).toMatchObject({ kind: 'body', status: 403, body: XSRF });
  });
});

describe('secret bodies', () => {
  const CARD = '4000056655665556';
  const CVV = 'canary-of-the-security-code';
  const account = { type: 'DEBIT', cardNumber: CARD, cardCVV: CVV };
  const send = (store: Store) =>
    store.dispatch(
      payment.endpoints.create.initiate({ account: store.dispatch(putSecret(account as never)), idempotencyKey: 'key-1' }),
    );
  const found = (text: string) => [CARD, CVV].flatMap(encodingsOf).filter((disguise) => text.includes(disguise));

  test.each([
    ['a success', () => server().post('/api/payment/fundingaccounts', account).reply(200, { id: 'fa-1' })],
    [
      'a refusal',
      () =>
        server()
          .post('/api/payment/fundingaccounts', account)
          .reply(400, { errors: ['No.'] }),
    ],
    ['an empty 500', () => server().post('/api/payment/fundingaccounts', account).reply(500)],
    ['a lost answer', () => server().post('/api/payment/fundingaccounts', account).replyWithError('socket hang up')],
  ])('are in no action, meta or state after %s', async (_end, answer) => {
    mockAccountWithXsrf('known');
    answer();
    await send(openStore());
    expect(recordedSteps.some(({ action }) => action.type.startsWith('paymentApi/executeMutation/'))).toBe(true);
    expect(found(recordedText())).toEqual([]);
  });

  test('are found when sent openly', async () => {
    mockAccountWithXsrf('known');
    server().post('/api/payment/fundingaccounts').reply(200, {});
    await openStore().dispatch(payment.endpoints.leak.initiate(account));
    expect(found(recordedText())).toEqual(expect.arrayContaining([CARD, CVV]));
  });

  test.each(['plain', 'base64', 'grouped', 'percent'])('are found in %s encoding', (disguise) => {
    const text = {
      plain: CARD,
      base64: Buffer.from(`{"number":"${CARD}"}`).toString('base64'),
      grouped: '4000 0566 5566 5556',
      percent: [...Buffer.from(CARD)].map((byte) => `%${byte.toString(16)}`).join(''),
    }[disguise]!;
    expect(found(text)).not.toEqual([]);
  });

  test('cannot be sent twice with the same handle', async () => {
    mockAccountWithXsrf('known');
    server().post('/api/payment/fundingaccounts').reply(200, {});
    const store = openStore();
    const handle = store.dispatch(putSecret(account as never));
    await store.dispatch(payment.endpoints.create.initiate({ account: handle, idempotencyKey: 'key-1' }));
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined); // hides Redux Toolkit's report of the error thrown in the base query
    const again = await store.dispatch(payment.endpoints.create.initiate({ account: handle, idempotencyKey: 'key-1' }));
    silent.mockRestore();
    expect(again.error).toMatchObject({ message: expect.stringContaining('opened before') as string });
  });
});
