import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { useNewFundingAccount } from '#lending/methods/useNewFundingAccount.ts';
import { messages } from '#lending/methods/messages.ts';

import { accessToken } from '../../support/accessToken.ts';
import { stubAccount } from '../../support/backends/borrower.ts';
import {
  aCreatedCard,
  setXsrfCookie,
  stubMethodOutcome,
  stubNewMethod,
  type SentAccount,
} from '../../support/backends/payment.ts';
import { aCard } from '../../support/payments.ts';
import { openStore } from '../../platform/api/openStore.ts';

const saved = { status: 200, body: aCreatedCard() };
const succeededAs = (key: string) => ({ status: 200, body: { key, state: 'succeeded', account: aCreatedCard() } });
const other = aCard({ cardNumber: '4000056655665556' });

let sent: SentAccount[];
let outcomeRequests: string[];
const keys = () => new Set(sent.map(({ key }) => key)).size;

/** Returns a function that saves a card as the form does. */
function renderSaveMethod() {
  const store = openStore(accessToken());
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useNewFundingAccount(), { wrapper });
  return (card = aCard()) => act(() => result.current(card, 'C-1'));
}

beforeEach(() => {
  sent = [];
  outcomeRequests = [];
  setXsrfCookie();
  stubAccount();
});

test('a lost response is looked up, and a saved method is not sent again', async () => {
  const send = renderSaveMethod();
  stubNewMethod(sent, null);
  stubMethodOutcome(outcomeRequests, succeededAs);
  expect(await send()).toEqual({ account: aCreatedCard() });
  expect(outcomeRequests).toEqual([sent[0]?.key]);
});

test.each([
  [
    'did not arrive',
    { status: 502, body: '<h1>Bad gateway</h1>' },
    (key: string) => ({ status: 200, body: { key, state: 'none' } }),
    { problem: messages.notArrived },
  ],
  ['has an unknown outcome', null, () => ({ status: 404 }), { problem: messages.outcomeUnknown, outcome: 'open' }],
] as const)('a method that %s is sent again with the same key', async (_what, answer, outcome, error) => {
  const send = renderSaveMethod();
  stubNewMethod(sent, answer);
  stubMethodOutcome(outcomeRequests, outcome);
  expect(await send()).toEqual({ error });

  stubNewMethod(sent, saved);
  expect(await send()).toEqual({ account: aCreatedCard() });
  expect([sent.length, keys()]).toEqual([2, 1]);
});

test('a lookup with a long Retry-After is not repeated, and the outcome stays unknown', async () => {
  const send = renderSaveMethod();
  stubNewMethod(sent, null);
  stubMethodOutcome(outcomeRequests, () => ({ status: 503, headers: { 'Retry-After': '60' } }));
  expect(await send()).toEqual({ error: { problem: messages.outcomeUnknown, outcome: 'open' } }); // a second outcome request would fail as unexpected
  expect(outcomeRequests).toHaveLength(1);
});

test('a method corrected after a lost response is sent only after looking up the first', async () => {
  const send = renderSaveMethod();
  stubNewMethod(sent, null);
  stubMethodOutcome(outcomeRequests, () => ({ status: 404 }));
  await send();
  stubMethodOutcome(outcomeRequests, succeededAs);
  expect(await send(other)).toEqual({ error: { problem: messages.earlierSaved, outcome: 'earlier' } });
  expect([sent.length, new Set(outcomeRequests).size]).toEqual([1, 1]);

  stubNewMethod(sent, saved);
  expect(await send(other)).toEqual({ account: aCreatedCard() });
  expect([sent.length, keys()]).toEqual([2, 2]);
});

test('a method corrected after a rejection uses a new key', async () => {
  const send = renderSaveMethod();
  stubNewMethod(sent, { status: 400, body: { errors: ['No.'], fields: { cardNumber: 'Not this one.' }, errorId: 'e' } });
  expect(await send()).toMatchObject({ error: { status: 400 } });
  stubNewMethod(sent, saved);
  await send(other);
  expect([sent.length, keys()]).toEqual([2, 2]);
});
