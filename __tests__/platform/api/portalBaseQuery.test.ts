import { disguisesOf, seen, seenText, seenTypes } from './recording.ts';

import nock from 'nock';

import { agencyApi } from '#platform/api/agencyApi.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall, paymentCall, type PortalCall } from '#platform/api/calls.ts';
import { notificationApi } from '#platform/api/notificationApi.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import { seal, type Sealed } from '#platform/api/sealed.ts';

import { accessToken } from '../../support/accessToken.ts';
import { startLender } from './lender.ts';
import { forgetXsrfCookie, openStore } from './openStore.ts';

// Endpoints of this file, one of each kind; the features' own are tested with their screens.
const borrower = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, void>({ query: () => borrowerCall('GET BorrowerLoan/all') }),
    write: build.mutation<unknown, void>({ query: () => borrowerCall('POST account/signout') }),
  }),
});
const payment = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    create: build.mutation<unknown, { account: Sealed<never>; idempotencyKey: string }>({
      query: ({ account, idempotencyKey }) => paymentCall('POST fundingaccounts', { body: account, idempotencyKey }),
    }),
    leak: build.mutation<unknown, unknown>({
      query: (body): PortalCall => ({ route: 'POST fundingaccounts', method: 'POST', path: 'fundingaccounts', body }),
    }),
  }),
});
const elsewhere = (api: typeof agencyApi | typeof notificationApi) =>
  api.injectEndpoints({
    endpoints: (build) => ({
      send: build.mutation<unknown, void>({
        query: (): PortalCall => ({ route: 'POST it', method: 'POST', path: 'it', body: {} }),
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
/** Sets the cookie as the borrower base does; nock's answers do not reach the cookies of the window. */
const setsXsrf = (value: string) =>
  server()
    .get('/api/borrower/account')
    .reply(200, () => {
      document.cookie = `XSRF-TOKEN=${value}; path=/`;
      return { isSignedIn: true, email: null };
    });
/** The headers that a call arrived with; it is answered with `status` and `body`. */
function arrives(method: 'get' | 'post', path: string, status = 200, body: object = {}) {
  const arrived: Record<string, string>[] = [];
  const interceptor = server()[method](path);
  interceptor.reply(function () {
    arrived.push(this.req.headers);
    return [status, body];
  });
  return arrived;
}

beforeEach(forgetXsrfCookie);

describe('what a call carries', () => {
  test('the bearer of the session', async () => {
    const token = accessToken();
    const arrived = arrives('get', '/api/borrower/BorrowerLoan/all');
    await read(openStore(token));
    expect(arrived[0]!['authorization']).toBe(`Bearer ${token}`);
    expect(arrived[0]!['accept']).toBe('application/json');
  });

  test('no bearer when nobody is signed in, or the token cannot be read', async () => {
    for (const token of [null, 'opaque', accessToken(-1)]) {
      window.localStorage.clear();
      const arrived = arrives('get', '/api/borrower/BorrowerLoan/all');
      await read(openStore(token));
      expect(arrived[0]).not.toHaveProperty('authorization');
    }
  });

  test('cookies, also to another origin, which gets no XSRF header', async () => {
    document.cookie = 'XSRF-TOKEN=mine; path=/';
    const lender = await startLender();
    const base = { payment: '/api/payment', notification: '/api/notification', agency: '/api/agency' };
    // A browser hands over an answer to a call with credentials only if the other side allows them.
    expect(await read(openStore(null, { bases: { ...base, borrower: `${lender.origin}/allowing` } }))).toEqual([]);
    const refused = jest.spyOn(console, 'error').mockImplementation(() => undefined); // the window reports it
    expect(await read(openStore(null, { bases: { ...base, borrower: `${lender.origin}/other` } }))).toMatchObject({
      kind: 'noAnswer',
    });
    expect(String(refused.mock.calls[0])).toContain('Credentials forbidden');
    refused.mockRestore();
    await lender.stop();
    expect(lender.arrived[0]).not.toHaveProperty('x-xsrf-token');
  });

  test('the idempotency key, and JSON', async () => {
    document.cookie = 'XSRF-TOKEN=known; path=/';
    const arrived = arrives('post', '/api/payment/fundingaccounts');
    await openStore().dispatch(
      payment.endpoints.create.initiate({ account: seal({} as never), idempotencyKey: 'b4b0b3ae-0000-4000-8000-000000000001' }),
    );
    expect(arrived[0]).toMatchObject({
      'idempotency-key': 'b4b0b3ae-0000-4000-8000-000000000001',
      'content-type': 'application/json',
    });
  });

  test.each([
    ['notification', notificationApi],
    ['agency', agencyApi],
  ] as const)('a call of the %s base goes to its base', async (name, api) => {
    document.cookie = 'XSRF-TOKEN=known; path=/';
    const arrived = arrives('post', `/api/${name}/it`);
    await openStore().dispatch(elsewhere(api).endpoints.send.initiate());
    expect(arrived).toHaveLength(1);
  });
});

describe('XSRF', () => {
  test('the first write asks for the cookie, and carries its value as a header', async () => {
    setsXsrf('fresh');
    const arrived = arrives('post', '/api/borrower/account/signout');
    await write(openStore());
    expect(arrived[0]!['x-xsrf-token']).toBe('fresh');
  });

  test('a write that has the cookie asks for nothing', async () => {
    document.cookie = 'XSRF-TOKEN=known; path=/';
    const arrived = arrives('post', '/api/borrower/account/signout');
    await write(openStore());
    expect(arrived[0]!['x-xsrf-token']).toBe('known');
  });

  test('a read asks for nothing', async () => {
    arrives('get', '/api/borrower/BorrowerLoan/all');
    expect(await read(openStore())).toEqual({});
  });

  test('a refused token is fetched anew and the write is sent once more', async () => {
    document.cookie = 'XSRF-TOKEN=stale; path=/';
    const refused = arrives('post', '/api/borrower/account/signout', 403, { code: 'xsrf', errors: ['Stale.'] });
    setsXsrf('fresh');
    const arrived = arrives('post', '/api/borrower/account/signout', 200, { done: true });
    expect(await write(openStore())).toEqual({ done: true });
    expect([refused[0]!['x-xsrf-token'], arrived[0]!['x-xsrf-token']]).toEqual(['stale', 'fresh']);
  });

  test('and only once', async () => {
    document.cookie = 'XSRF-TOKEN=stale; path=/';
    arrives('post', '/api/borrower/account/signout', 403, { code: 'xsrf', errors: ['Stale.'] });
    setsXsrf('fresh');
    arrives('post', '/api/borrower/account/signout', 403, { code: 'xsrf', errors: ['Stale still.'] });
    expect(await write(openStore())).toMatchObject({ kind: 'body', status: 403, body: { errors: ['Stale still.'] } });
  });

  test('any other 403 is passed on', async () => {
    document.cookie = 'XSRF-TOKEN=known; path=/';
    arrives('post', '/api/borrower/account/signout', 403, { errors: ['Not yours.'] });
    expect(await write(openStore())).toMatchObject({ kind: 'body', status: 403, body: { errors: ['Not yours.'] } });
  });
});

describe('401', () => {
  const refusal = { errors: ['Sign in, please.'] };

  test('with a body, and nothing to renew with: the person is asked to sign in', async () => {
    arrives('get', '/api/borrower/BorrowerLoan/all', 401, refusal);
    const store = openStore(accessToken());
    expect(await read(store)).toMatchObject({ kind: 'body', status: 401 });
    expect(seenTypes()).toContain('session/signInRequested');
  });

  test('with a fresher session from another tab: sent once more with it', async () => {
    const store = openStore(accessToken());
    const fresh = accessToken(900);
    window.localStorage.setItem(
      'oidc.user:/oidc:borrower-portal',
      JSON.stringify({ access_token: fresh, profile: { sub: 'borrower-1' } }),
    );
    arrives('get', '/api/borrower/BorrowerLoan/all', 401, refusal);
    const arrived = arrives('get', '/api/borrower/BorrowerLoan/all', 200, { done: true });
    expect(await read(store)).toEqual({ done: true });
    expect(arrived[0]!['authorization']).toBe(`Bearer ${fresh}`);
    expect(seenTypes()).not.toContain('session/signInRequested');
    expect(store.getState().session.token).toBe(fresh);
  });

  test('a second 401 after renewal is passed on: no circle', async () => {
    const store = openStore(accessToken());
    window.localStorage.setItem(
      'oidc.user:/oidc:borrower-portal',
      JSON.stringify({ access_token: accessToken(900), profile: { sub: 'borrower-1' } }),
    );
    arrives('get', '/api/borrower/BorrowerLoan/all', 401, refusal);
    arrives('get', '/api/borrower/BorrowerLoan/all', 401, refusal);
    expect(await read(store)).toMatchObject({ kind: 'body', status: 401 });
  });

  test('an empty one is the session-expired message, and asks nobody to sign in by itself', async () => {
    server().get('/api/borrower/BorrowerLoan/all').reply(401);
    expect(await read(openStore(accessToken()))).toMatchObject({ kind: 'emptyBody', status: 401 });
    expect(seenTypes()).not.toContain('session/signInRequested');
  });
});

describe('sealed bodies', () => {
  const CARD = '4000056655665556';
  const CVV = 'canary-of-the-security-code';
  const account = { type: 'DEBIT', cardNumber: CARD, cardCVV: CVV };
  const send = (store: Store) =>
    store.dispatch(payment.endpoints.create.initiate({ account: seal(account as never), idempotencyKey: 'key-1' }));
  const found = (text: string) => [CARD, CVV].flatMap(disguisesOf).filter((disguise) => text.includes(disguise));

  beforeEach(() => (document.cookie = 'XSRF-TOKEN=known; path=/'));

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
  ])('after %s no action, meta or state shows what was inside', async (_end, answer) => {
    answer();
    await send(openStore());
    expect(seen.some(({ action }) => action.type.startsWith('paymentApi/executeMutation/'))).toBe(true);
    expect(found(seenText())).toEqual([]);
  });

  test('a body that is sent open would be found', async () => {
    server().post('/api/payment/fundingaccounts').reply(200, {});
    await openStore().dispatch(payment.endpoints.leak.initiate(account));
    expect(found(seenText())).toEqual(expect.arrayContaining([CARD, CVV]));
  });

  test.each(['plain', 'base64', 'grouped', 'percent'])('a secret in %s would be found', (disguise) => {
    const text = {
      plain: CARD,
      base64: Buffer.from(`{"number":"${CARD}"}`).toString('base64'),
      grouped: '4000 0566 5566 5556',
      percent: [...Buffer.from(CARD)].map((byte) => `%${byte.toString(16)}`).join(''),
    }[disguise]!;
    expect(found(text)).not.toEqual([]);
  });

  test('the same envelope is not sent twice', async () => {
    server().post('/api/payment/fundingaccounts').reply(200, {});
    const store = openStore();
    const handle = seal(account as never);
    await store.dispatch(payment.endpoints.create.initiate({ account: handle, idempotencyKey: 'key-1' }));
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined); // Redux Toolkit reports what a base query throws
    const again = await store.dispatch(payment.endpoints.create.initiate({ account: handle, idempotencyKey: 'key-1' }));
    silent.mockRestore();
    expect(again.error).toMatchObject({ message: expect.stringContaining('opened before') as string });
  });
});
