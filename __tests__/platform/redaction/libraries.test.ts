/** What the store's libraries put into states and actions, found by running the published versions. */
import { combineReducers, configureStore, type Middleware, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import { actions as toastActions, reducer as toastr } from 'react-redux-toastr';
import { reducer as oidc, userFound } from 'redux-oidc';
import { persistReducer, persistStore } from 'redux-persist';

import { createRedactor } from '#platform/redaction/redactor.ts';
import { treatmentOfField } from '#platform/redaction/rules/fieldRules.ts';
import { libraryFields } from '#platform/redaction/rules/portalFields.ts';
import { treatmentsByName } from '#platform/redaction/rules/treatments.ts';
import { createTraversal, isFields } from '#platform/redaction/traversal.ts';

/** A borrower's data, which the test puts into every place that a library offers. */
const BORROWER_DATA = { name: 'Wilhelmina Quickbeam', email: 'wq@mail.example', card: '4111 1111 1111 1111', loan: '1000004711' };
const PROFILE = { firstName: 'Wilhelmina', lastName: 'Quickbeam', email: BORROWER_DATA.email };
const SENTENCE = `${BORROWER_DATA.name} (${BORROWER_DATA.email}) of loan ${BORROWER_DATA.loan} paid by ${BORROWER_DATA.card}`;

const ID_TOKEN = 'eyJhbGciOiJub25lIn0.e30.';
const ACCESS_TOKEN = 'opaque';

const libraryApi = createApi({
  reducerPath: 'libraryApi',
  baseQuery: fakeBaseQuery<{ kind: string; message: string }>(),
  tagTypes: ['Loan'],
  endpoints: (build) => ({
    getLoan: build.query<{ loanNumber: string; user: typeof PROFILE }, string>({
      queryFn: (loanNumber) => ({ data: { loanNumber, user: PROFILE }, meta: { request: SENTENCE } }),
      providesTags: (_result, _error, loanNumber) => [{ type: 'Loan', id: loanNumber }],
    }),
    getLoanContact: build.query<null, string>({ queryFn: () => ({ error: { kind: 'refused', message: SENTENCE } }) }),
    getLoans: build.query<null, string>({
      queryFn: () => {
        throw new Error(SENTENCE);
      },
    }),
    getUnshownPayments: build.infiniteQuery<{ loanNumber: string }, string, number>({
      queryFn: ({ queryArg: loanNumber }) => ({ data: { loanNumber } }),
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: (_page, _pages, last) => last + 1 },
    }),
    removeLoan: build.mutation<null, string>({
      queryFn: () => ({ data: null }),
      invalidatesTags: ['Loan'],
    }),
  }),
});

const storage = new Map<string, string>();
const persistence = {
  key: 'library',
  storage: {
    getItem: (key: string) => Promise.resolve(storage.get(key)),
    setItem: (key: string, value: string) => Promise.resolve(storage.set(key, value)),
    removeItem: (key: string) => Promise.resolve(storage.delete(key)),
  },
};
const preferences: Reducer<{ appearance: string }> = (state = { appearance: 'dark' }) => state;

const OPTIONS = { preventDuplicates: false, className: 'toast' };

const recordedSteps: { action: UnknownAction; state: unknown }[] = [];

beforeAll(async () => {
  const recording: Middleware =
    ({ getState }) =>
    (next) =>
    (action) => {
      const result = next(action);
      recordedSteps.push({ action: action as UnknownAction, state: getState() });
      return result;
    };
  const store = configureStore({
    reducer: combineReducers({
      toastr,
      oidc,
      preferences: persistReducer(persistence, preferences),
      [libraryApi.reducerPath]: libraryApi.reducer,
    }),
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(libraryApi.middleware).concat(recording),
  });
  const { dispatch } = store;
  const { getLoan, getLoanContact, getLoans, getUnshownPayments, removeLoan } = libraryApi.endpoints;

  dispatch(toastActions.add({ id: 't1', type: 'success', title: SENTENCE, message: SENTENCE, options: OPTIONS }));

  dispatch(
    userFound({ profile: { sub: BORROWER_DATA.loan, ...PROFILE }, id_token: ID_TOKEN, access_token: ACCESS_TOKEN } as never),
  );

  const kept = persistStore(store);
  await kept.flush();

  const polls = { pollingInterval: 60_000, skipPollingIfUnfocused: true, refetchOnFocus: true, refetchOnReconnect: true };
  const subscribed = dispatch(getLoan.initiate(BORROWER_DATA.loan, { subscriptionOptions: polls, forceRefetch: true }));
  await subscribed;
  await dispatch(getLoanContact.initiate(BORROWER_DATA.loan));
  const told = jest.spyOn(console, 'error').mockImplementation(); // hides RTK Query's report that an endpoint threw
  await dispatch(getLoans.initiate(BORROWER_DATA.name));
  told.mockRestore();
  const pages = dispatch(getUnshownPayments.initiate(BORROWER_DATA.loan));
  await pages;
  await dispatch(getUnshownPayments.initiate(BORROWER_DATA.loan, { direction: 'forward' }));
  dispatch(
    libraryApi.util.updateQueryData('getLoan', BORROWER_DATA.loan, (loan) => {
      loan.user.email = BORROWER_DATA.email.toUpperCase();
    }),
  );
  dispatch(
    libraryApi.util.upsertQueryEntries([
      { endpointName: 'getLoan', arg: BORROWER_DATA.loan, value: { loanNumber: BORROWER_DATA.loan, user: PROFILE } },
    ]),
  );
  await dispatch(removeLoan.initiate(BORROWER_DATA.loan, { track: true }));
  subscribed.unsubscribe();
  await new Promise((resolve) => setTimeout(resolve));
});

function fieldNamesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) fieldNamesIn(one, names);
  else if (isFields(value))
    for (const [name, inner] of Object.entries(value)) {
      names.add(name);
      fieldNamesIn(inner, names);
    }
  return names;
}

test('no decision remains for a removed field', () => {
  const names = fieldNamesIn(recordedSteps);
  expect([...treatmentsByName([libraryFields]).keys()].filter((name) => !names.has(name))).toEqual([]);
});

test('every field of the libraries has a redaction decision', () => {
  const undecided = new Set<string>();
  const walk = createTraversal(treatmentOfField, (value, treatment, place) => {
    if (treatment === undefined || treatment === 'inside') undecided.add(place);
    return value;
  });
  walk(recordedSteps, '');
  // Fields without a decision: redux-persist's functions, a random id of the page, list indexes, and fields that this test's own calls
  // add.
  const denied = ['register', 'rehydrate', 'result', 'libraryApi/config/middlewareRegistered', 'pageParams', 'request'];
  expect([...undecided].sort()).toEqual(denied.sort());
});

test('none of the borrower’s data that libraries received is shown', () => {
  const redactor = createRedactor();
  redactor.learn(recordedSteps);
  const shown = JSON.stringify(redactor.value(recordedSteps));
  const whole = JSON.stringify(recordedSteps);
  const secrets = [
    ...Object.values(BORROWER_DATA),
    ...Object.values(PROFILE),
    BORROWER_DATA.email.toUpperCase(),
    ID_TOKEN,
    ACCESS_TOKEN,
  ];
  expect(secrets.filter((secret) => !whole.includes(secret))).toEqual([]);
  expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
  for (const part of ['toastrs', 'oidc', '_persist', 'queryResultPatched', 'cacheEntriesUpserted']) expect(shown).toContain(part);
});
