import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { useNewFundingAccount } from '#lending/methods/useNewFundingAccount.ts';
import { messages } from '#lending/methods/messages.ts';

import { accessToken } from '../../support/accessToken.ts';
import { knowsAccount } from '../../support/backends/borrower.ts';
import {
  aCreatedCard,
  hasXsrfCookie,
  knowsAccountOutcome,
  takesAccount,
  type SentAccount,
} from '../../support/backends/payment.ts';
import { aCard } from '../../support/payments.ts';
import { openStore } from '../../platform/api/openStore.ts';

const saved = { status: 200, body: aCreatedCard() };
const succeededAs = (key: string) => ({ status: 200, body: { key, state: 'succeeded', account: aCreatedCard() } });
const other = aCard({ cardNumber: '4000056655665556' });

let sent: SentAccount[];
let asked: string[];
const keys = () => new Set(sent.map(({ key }) => key)).size;

/** Returns a function that saves a card as the form does. */
function openForm() {
  const store = openStore(accessToken());
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useNewFundingAccount(), { wrapper });
  return (card = aCard()) => act(() => result.current(card, 'C-1'));
}

beforeEach(() => {
  sent = [];
  asked = [];
  hasXsrfCookie();
  knowsAccount();
});

test('a lost answer is asked for; what was saved is not sent again', async () => {
  const send = openForm();
  takesAccount(sent, null);
  knowsAccountOutcome(asked, succeededAs);
  expect(await send()).toEqual({ account: aCreatedCard() });
  expect(asked).toEqual([sent[0]?.key]);
});

test.each([
  [
    'did not arrive',
    { status: 502, body: '<h1>Bad gateway</h1>' },
    (key: string) => ({ status: 200, body: { key, state: 'none' } }),
    { problem: messages.notArrived },
  ],
  ['nobody knows about', null, () => ({ status: 404 }), { problem: messages.outcomeUnknown, outcome: 'open' }],
] as const)('what %s is sent again under the same key', async (_what, answer, outcome, error) => {
  const send = openForm();
  takesAccount(sent, answer);
  knowsAccountOutcome(asked, outcome);
  expect(await send()).toEqual({ error });

  takesAccount(sent, saved);
  expect(await send()).toEqual({ account: aCreatedCard() });
  expect([sent.length, keys()]).toEqual([2, 1]);
});

test('a lender that says to ask in a minute is not asked before: the form says that nobody knows', async () => {
  const send = openForm();
  takesAccount(sent, null);
  knowsAccountOutcome(asked, () => ({ status: 503, headers: { 'Retry-After': '60' } }));
  expect(await send()).toEqual({ error: { problem: messages.outcomeUnknown, outcome: 'open' } }); // a second outcome request would fail as unexpected
  expect(asked).toHaveLength(1);
});

test('corrected after a lost answer: the first is asked about before the second is sent', async () => {
  const send = openForm();
  takesAccount(sent, null);
  knowsAccountOutcome(asked, () => ({ status: 404 }));
  await send();
  knowsAccountOutcome(asked, succeededAs);
  expect(await send(other)).toEqual({ error: { problem: messages.earlierSaved, outcome: 'earlier' } });
  expect([sent.length, new Set(asked).size]).toEqual([1, 1]);

  takesAccount(sent, saved);
  expect(await send(other)).toEqual({ account: aCreatedCard() });
  expect([sent.length, keys()]).toEqual([2, 2]);
});

test('corrected after a refusal it is another intent', async () => {
  const send = openForm();
  takesAccount(sent, { status: 400, body: { errors: ['No.'], fields: { cardNumber: 'Not this one.' }, errorId: 'e' } });
  expect(await send()).toMatchObject({ error: { status: 400 } });
  takesAccount(sent, saved);
  await send(other);
  expect([sent.length, keys()]).toEqual([2, 2]);
});
