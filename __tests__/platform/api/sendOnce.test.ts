import type { PortalError } from '#platform/api/portalError.ts';
import { sendOnce } from '#platform/api/sendOnce.ts';

import { openStore } from './openStore.ts';

type Answer = { data?: string; error?: PortalError };
type Store = ReturnType<typeof openStore>;

/** A fake lender that stores bodies by idempotency key. */
function createFakeLender() {
  const kept = new Map<string, string>();
  const keys: string[] = [];
  const take =
    (body: string, goesWrong: 'nothing' | 'lost on the way' | 'answer lost' | 'refused') =>
    (key: string): Promise<Answer> => {
      keys.push(key);
      if (goesWrong === 'lost on the way') return Promise.resolve({ error: NETWORK_ERROR });
      if (goesWrong === 'refused') return Promise.resolve({ error: refusal(400) });
      const before = kept.get(key);
      if (before !== undefined && before !== body) return Promise.resolve({ error: refusal(422, 'keyReused') });
      kept.set(key, body);
      return Promise.resolve(goesWrong === 'answer lost' ? { error: NETWORK_ERROR } : { data: body });
    };
  return { kept: () => [...kept.values()], keys, take };
}

const NETWORK_ERROR: PortalError = { code: 'ERR_NETWORK', kind: 'noAnswer', cause: 'network' };
const refusal = (status: number, code?: string): PortalError => ({
  code: 'ERR_BAD_REQUEST',
  kind: 'body',
  status,
  body: { errors: ['No.'], errorId: 'e', ...(code === undefined ? {} : { code }) },
});

const FIRST_FAILURES = ['lost on the way', 'answer lost', 'refused'] as const;
const SECOND_BODIES = [
  ['the same', 'first'],
  ['changed', 'second'],
] as const;
const WAYS = [
  ['at once', (store: Store) => store],
  ['after a reload', () => openStore()],
] as const;

const CELLS = FIRST_FAILURES.flatMap((first) =>
  SECOND_BODIES.flatMap(([next, body]) => WAYS.map(([when, again]) => ({ first, next, body, when, again }))),
);

test.each(CELLS)(
  '$first, then sent $next $when: never stored twice unless the first is reported',
  async ({ first, body, again }) => {
    const lender = createFakeLender();
    const store = openStore();
    const send = (at: Store, text: string, goesWrong: Parameters<typeof lender.take>[1]) =>
      at.dispatch(sendOnce('thing', text, lender.take(text, goesWrong)));

    await send(store, 'first', first);
    const next = again(store);
    const answer = await send(next, body, 'nothing');
    if (first === 'answer lost' && body === 'second') {
      expect([answer, lender.kept()]).toEqual(['earlierKept', ['first']]);
      // After this message the user may deliberately send the second one as well.
      await send(next, body, 'nothing');
      expect(lender.kept()).toEqual(['first', 'second']);
    } else expect([answer, lender.kept()]).toEqual([{ data: body }, [body]]);
  },
);

test('after a clear rejection a change gets a new key, unless an earlier request may have arrived', async () => {
  const lender = createFakeLender();
  const store = openStore();
  await store.dispatch(sendOnce('thing', 'one', lender.take('one', 'refused')));
  await store.dispatch(sendOnce('thing', 'two', lender.take('two', 'lost on the way')));
  await store.dispatch(sendOnce('thing', 'three', lender.take('three', 'refused')));
  await store.dispatch(sendOnce('thing', 'four', lender.take('four', 'nothing')));
  const [one, two, three, four] = lender.keys;
  expect([two === one, three === two, four === two]).toEqual([false, true, true]);
});

test('kinds of requests are independent, and typed text is not stored', async () => {
  const lender = createFakeLender();
  const store = openStore();
  await store.dispatch(sendOnce('alert', 'private words', lender.take('private words', 'answer lost')));
  await store.dispatch(sendOnce('question', 'other words', lender.take('other words', 'nothing')));
  expect(lender.kept()).toEqual(['private words', 'other words']);
  expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toContain('words');
});
