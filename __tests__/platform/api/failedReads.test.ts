/** A failed read is requested at most twice, however often its components render. "Try again" always sends a request. */
import nock, { type Body } from 'nock';

import { accessToken } from '../../support/accessToken.ts';
import { storeTicket } from '../../support/backends/guests.ts';
import { aSavedCard } from '../../support/backends/payment.ts';
import { subscribeQuery, SIGN_IN_READS, DEVICE_READS, reads, readsInSources } from '../../support/everyEndpoint.ts';
import { openStore } from './openStore.ts';
import { captureSignInWarnings } from '../../support/captureSignInWarnings.ts';

const asked = reads.filter((name) => ![...DEVICE_READS, ...SIGN_IN_READS].includes(name));

/** Responds to every request like this and counts them. The account is counted separately, because reads by POST request it first. */
function failEveryRequest(status: number, body?: Body, headers: Record<string, string> = {}) {
  const count = { account: 0, others: 0 };
  const answer = function (this: nock.ReplyFnContext): [number, Body | undefined, Record<string, string>] {
    count[this.req.path.endsWith('/account') ? 'account' : 'others'] += 1;
    return [status, body, headers];
  };
  const bases = nock('http://localhost').persist();
  bases.get(/./).optionally().reply(answer);
  bases.post(/./).optionally().reply(answer);
  return count;
}
const requestCountOf = (name: string, { account, others }: { account: number; others: number }) =>
  name === 'getAccount' ? account : others;

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=known; path=/';
  storeTicket();
});
afterEach(() => jest.restoreAllMocks());

captureSignInWarnings();

test('every query in the sources is in the table', () => {
  expect(reads).toEqual(readsInSources);
  expect(asked.length).toBeGreaterThan(25);
});

describe.each(asked)('%s', (name) => {
  test.each<[string, number, Body | undefined, Record<string, string>]>([
    ['fails', 503, undefined, {}],
    ['is refused for a minute', 429, { errors: ['Slow down.'] }, { 'Retry-After': '60' }],
  ])('%s: twenty components that show it send one request', async (_how, status, body, headers) => {
    const count = failEveryRequest(status, body, headers);
    const store = openStore(accessToken());
    await Promise.all(Array.from({ length: 10 }, () => subscribeQuery(store, name)));
    for (let place = 0; place < 10; place += 1) {
      const asking = subscribeQuery(store, name, { forceRefetch: place % 2 === 0 }); // alternates between with and without `refetchOnMountOrArgChange`
      expect((await asking).error).toMatchObject({ status });
      asking.unsubscribe();
    }
    expect(requestCountOf(name, count)).toBe(1);

    for (const times of [2, 3]) {
      const shown = subscribeQuery(store, name);
      await shown;
      await shown.refetch();
      expect(requestCountOf(name, count)).toBe(times);
    }
  });
});

test.each(SIGN_IN_READS)('%s is requested by every sign-in attempt', async (name) => {
  const count = failEveryRequest(503);
  const store = openStore(null);
  for (const times of [1, 2, 3]) {
    expect((await subscribeQuery(store, name, { subscribe: false })).error).toMatchObject({ status: 503 });
    expect(count.others).toBe(times);
  }
});

test('a list that repeats the same page with "more" ends', async () => {
  const page = { accounts: { list: [aSavedCard()] }, totalResultsCount: 300, hasMoreResults: true, url: '', queryId: 'q' };
  const asked = failEveryRequest(200, { ...page, fromIndex: 0, toIndex: 100 });
  expect((await subscribeQuery(openStore(accessToken()), 'getFundingAccounts')).data).toHaveLength(1);
  expect(asked.others).toBe(2);
});

describe('a failed query is requested again', () => {
  const NAME = 'getDocumentTypes';
  const failed = async (headers: Record<string, string> = {}) => {
    const count = failEveryRequest(503, undefined, headers);
    const store = openStore(accessToken());
    await subscribeQuery(store, NAME);
    expect(count.others).toBe(1);
    return { store, again: async () => (await subscribeQuery(store, NAME), count.others) };
  };
  const after = (seconds: number) => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + seconds * 1000);
  };

  test.each([
    ['after ten seconds', {}, 10],
    ['after the time in Retry-After', { 'Retry-After': '40' }, 40],
    ['after five minutes at most', { 'Retry-After': '86400' }, 300],
  ])('%s, and not before', async (_when, headers, seconds) => {
    const { again } = await failed(headers);
    after(seconds - 1);
    expect(await again()).toBe(1);
    after(2);
    expect(await again()).toBe(2);
  });

  test.each(['__rtkq/online', 'session/renewed', 'session/signedIn', 'borrowerApi/resetApiState'])('after %s', async (type) => {
    const { store, again } = await failed();
    const user = { sub: 'borrower-1', email: null, givenname: null, expires: 2e9 };
    store.dispatch({ type, payload: { token: accessToken(), expiresAt: 2e9, user, returnUrl: '/' } });
    expect(await again()).toBeGreaterThan(1); // the count includes the account request after signing in
  });
});
