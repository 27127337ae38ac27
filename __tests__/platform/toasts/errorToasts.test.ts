import nock, { type Body } from 'nock';

import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { anyJson } from '#platform/api/responses/validateResponse.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import { accessToken } from '../../support/accessToken.ts';
import { toastsLoaded, toastsOf } from '../../support/toastsOf.ts';
import { openStore } from '../api/openStore.ts';

const call = () => borrowerCall('GET BorrowerLoan/all', { answer: anyJson as never }); // accepts any response, because these tests are about failures
const api = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    loud: build.query<unknown, void>({ query: call }),
    silent: build.query<unknown, void>({ query: call, extraOptions: { shownBy: 'panel' } }),
    worded: build.mutation<unknown, void>({
      query: call,
      extraOptions: {
        toast: (error) => ({
          title: { id: 'title', defaultMessage: 'Not done' },
          says: isClearRefusal(error)
            ? { id: 'certain', defaultMessage: 'It was not done.' }
            : { id: 'unclear', defaultMessage: 'We could not find out whether it was done.' },
        }),
      },
    }),
  }),
});

type Store = ReturnType<typeof openStore>;
const ask = (store: Store, name: 'loud' | 'silent' = 'loud') =>
  store.dispatch(api.endpoints[name].initiate(undefined, { subscribe: false, forceRefetch: true }));
const answers = (status: number, body?: Body, headers: Record<string, string> = {}) =>
  nock('http://localhost').get('/api/borrower/BorrowerLoan/all').reply(status, body, headers);
const press = (store: Store) => store.dispatch(api.endpoints.worded.initiate());
const words = (store: Store) => toastsOf(store).map(({ title }) => title);

const EXPIRED = 'Your session has expired. Sign out and back in to continue. If that does not help, write to us.';
const OURS = 'Something went wrong on our side. Nothing was lost. Please try again.';
const OURS_WITH_WAYS = `${OURS} If it goes on, sign out and back in, or write to us.`;

test.each<[string, number, Body | undefined, Record<string, string>, string[]]>([
  ['an empty 500', 500, undefined, {}, [OURS_WITH_WAYS]],
  ['a gateway’s page', 502, '<p>Bad gateway</p>', {}, [OURS_WITH_WAYS]],
  ['a hotel’s page', 200, '<p>Welcome to our network</p>', {}, [OURS_WITH_WAYS]],
  ['a cut answer', 200, '[{"loanIdentifier":"a', {}, [OURS_WITH_WAYS]],
  ['an empty 200', 200, '', {}, [EXPIRED]],
  ['an empty 400', 400, undefined, {}, [EXPIRED]],
  ['the first of several errors', 400, { errors: ['One.', 'Two.'] }, {}, ['One.']],
  ['a body without errors', 400, {}, {}, ['Something went wrong']],
  ['errors that are no list', 400, { errors: 'One.' }, {}, ['Something went wrong']],
  ['an empty list of errors', 500, { errors: [] }, {}, ['Something went wrong']],
  ['an error that is no text', 500, { errors: [{}] }, {}, ['Something went wrong']],
  ['words that look like a placeholder', 400, { errors: ['{name} <b>'] }, {}, ['{name} <b>']],
  ['409', 409, { errors: ['It changed meanwhile.'] }, {}, ['It changed meanwhile.']],
  ['403', 403, { errors: ['Not for you.'] }, {}, ['Not for you.']],
  ['an empty 404', 404, undefined, {}, []],
  ['a 404 with a body', 404, { errors: ['Gone.'] }, {}, []],
  [
    '429 that says when',
    429,
    { errors: ['Slow down.'] },
    { 'Retry-After': '30' },
    ['That was too many tries in a short time. Please try again in 30 seconds.'],
  ],
  [
    '429 in one second',
    429,
    undefined,
    { 'Retry-After': '1' },
    ['That was too many tries in a short time. Please try again in 1 second.'],
  ],
  ['429 that does not say when', 429, { errors: ['Slow down.'] }, {}, ['Slow down.']],
  ['an empty 429', 429, undefined, {}, ['That was too many tries in a short time. Please try again in 60 seconds.']],
])('%s shows the expected toast', async (_name, status, body, headers, expected) => {
  answers(status, body, headers);
  const store = openStore(accessToken());
  await ask(store);
  await toastsLoaded();
  expect(words(store)).toEqual(expected);
});

test.each<[string, number, Body | undefined]>([
  ['an empty 500', 500, undefined],
  ['an empty 400', 400, undefined],
  ['a gateway’s page', 502, '<p>Bad gateway</p>'],
  ['a cut answer', 200, '[{"loanIdentifier":"a'],
])('%s: a visitor’s toast mentions no session', async (_name, status, body) => {
  answers(status, body);
  const store = openStore();
  await ask(store);
  await toastsLoaded();
  expect(words(store)).toEqual([OURS]);
});

test('an unreachable server is never shown as an expired session', async () => {
  nock('http://localhost').get('/api/borrower/BorrowerLoan/all').replyWithError('down');
  const store = openStore();
  await ask(store);
  await toastsLoaded();
  expect(words(store)).toEqual(['We can’t reach CCM right now. Nothing was lost. Please try again in a moment.']);
});

test('a request that fails offline shows an offline toast', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  nock('http://localhost').get('/api/borrower/BorrowerLoan/all').replyWithError('down');
  const store = openStore();
  await ask(store);
  await toastsLoaded();
  expect(words(store)).toEqual(['You seem to be offline. Nothing was lost. Try again when you are back online.']);
  online.mockRestore();
});

test('a canceled request shows no toast', async () => {
  nock('http://localhost').get('/api/borrower/BorrowerLoan/all').delay(2000).reply(500);
  const store = openStore();
  const asking = ask(store);
  setTimeout(() => asking.abort(), 50);
  await asking;
  await toastsLoaded();
  expect(words(store)).toEqual([]);
});

test('a request whose failure is shown on the page shows no toast', async () => {
  answers(500, { errors: ['In the page.'] });
  const store = openStore();
  expect((await ask(store, 'silent')).error).toMatchObject({ kind: 'body', shownBy: 'panel' });
  await toastsLoaded();
  expect(words(store)).toEqual([]);
});

test('the same message replaces its toast, and another one is added', async () => {
  const store = openStore();
  answers(500, { errors: ['One.'] });
  await ask(store);
  await toastsLoaded();
  const [first] = toastsOf(store);
  answers(500, { errors: ['One.'] });
  await ask(store);
  await toastsLoaded();
  expect(words(store)).toEqual(['One.']);
  expect(toastsOf(store)[0]!.id).not.toBe(first!.id);
  answers(500, { errors: ['Two.'] });
  await ask(store);
  await toastsLoaded();
  expect([...words(store)].sort()).toEqual(['One.', 'Two.']);
});

const onlyToastText = (store: Store) => {
  const shown = toastsOf(store);
  expect(shown).toHaveLength(1);
  return [shown[0]!.title, shown[0]!.message];
};

test.each<[string, number, Body | undefined, Record<string, string>, string]>([
  ['a refusal', 403, { errors: ['Not for you.'] }, {}, 'It was not done.\nNot for you.'],
  [
    'too many calls',
    429,
    undefined,
    { 'Retry-After': '30' },
    'It was not done.\nThat was too many tries in a short time. Please try again in 30 seconds.',
  ],
  ['an empty refusal of a session', 401, undefined, {}, `It was not done.\n${EXPIRED}`],
  ['a refusal without words', 400, {}, {}, 'It was not done.'],
  ['a 404, because a press is never left without an answer', 404, undefined, {}, 'We could not find out whether it was done.'],
  ['a failing server with words', 500, { errors: ['One.'] }, {}, 'We could not find out whether it was done.\nOne.'],
  [
    'a gateway’s page, of which the catalog would say too much',
    502,
    '<p>Bad gateway</p>',
    {},
    'We could not find out whether it was done.',
  ],
])('the endpoint’s own toast text: %s', async (_name, status, body, headers, message) => {
  nock('http://localhost').get('/api/borrower/BorrowerLoan/all').reply(status, body, headers);
  const store = openStore(accessToken());
  await press(store);
  await toastsLoaded();
  expect(onlyToastText(store)).toEqual(['Not done', message]);
  expect(toastsOf(store)[0]).toMatchObject({ position: 'top-center', options: { timeOut: 0 } }); // the toast stays, because the page itself does not show this error
});

test('the next try removes the toast of the previous one', async () => {
  const store = openStore();
  answers(403, { errors: ['Not for you.'] });
  await press(store);
  await toastsLoaded();
  expect(onlyToastText(store)).toEqual(['Not done', 'It was not done.\nNot for you.']);
  answers(500, { errors: ['One.'] });
  await press(store);
  await toastsLoaded();
  expect(onlyToastText(store)).toEqual(['Not done', 'We could not find out whether it was done.\nOne.']);
  answers(200, []);
  await press(store);
  await toastsLoaded();
  expect(toastsOf(store)).toEqual([]);
});

test('a toast shows for 3500 ms at the top center', async () => {
  answers(500, { errors: ['One.'] });
  const store = openStore();
  await ask(store);
  await toastsLoaded();
  expect(toastsOf(store)[0]).toMatchObject({ type: 'error', position: 'top-center', options: { timeOut: 3500 } });
});

test('a toast may set its own position and duration', async () => {
  const store = openStore();
  store.dispatch(showToast(undefined, { type: 'success', message: 'Done.', position: 'bottom-right', timeOut: 2000 }));
  await toastsLoaded();
  expect(toastsOf(store)[0]).toMatchObject({ type: 'success', position: 'bottom-right', options: { timeOut: 2000 } });
});

test('two stores on one page share no toast', async () => {
  const [one, other] = [openStore(), openStore()];
  one.dispatch(showToast('saved', { type: 'success', message: 'Saved.' }));
  other.dispatch(showToast('saved', { type: 'success', message: 'Saved.' }));
  await toastsLoaded();
  expect([words(one), words(other)]).toEqual([['Saved.'], ['Saved.']]);
});
