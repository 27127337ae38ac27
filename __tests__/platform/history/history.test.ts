import { createHistory, RESPONSE_IN_STATE, DEFAULT_LIMITS } from '#platform/history/history.ts';

const state = (loans: unknown) => ({ borrowerApi: { queries: { getLoans: { data: loans } } } });
const answered = (payload: unknown) => ({
  type: 'borrowerApi/executeQuery/fulfilled',
  payload,
  meta: { arg: { queryCacheKey: 'getLoans' } },
});
const tick = { type: 'tick' };
const call = { method: 'GET', route: 'GET loans', endpoint: 'getLoans' };
const gotBytes = (bytes: number) => ({ status: 200, outcome: 'answered', correlationId: null, bytes }) as const;

function historyAt(limits = {}) {
  const clock = { now: 1_000_000 };
  return { clock, history: createHistory({ ...DEFAULT_LIMITS, ...limits }, () => clock.now) };
}

test('steps are kept by reference, with the state before the first', () => {
  const { history } = historyAt();
  const [before, after] = [state(null), state([])];
  history.record(tick, before, after);
  const content = history.content();
  expect(content.before).toBe(before);
  expect(content.steps[0]?.after).toBe(after);
  expect(content.steps[0]).toMatchObject({
    id: 1,
    at: 1_000_000,
    action: tick,
    address: 'http://localhost/',
    width: window.innerWidth,
  });
});

test('the oldest steps are dropped, and the initial state moves forward', () => {
  const { history } = historyAt({ actions: 3 });
  const states = Array.from({ length: 6 }, () => ({}));
  for (let nth = 1; nth < 6; nth += 1) history.record(tick, states[nth - 1], states[nth]);
  const { steps, before } = history.content();
  expect(steps.map(({ id }) => id)).toEqual([3, 4, 5]);
  expect(before).toBe(states[2]);
});

test('data older than the time limit is dropped with the next action', () => {
  const { history, clock } = historyAt({ minutes: 10 });
  history.record(tick, {}, {});
  history.logCall(call)(gotBytes(1));
  history.logError('error', 'old');
  clock.now += 10 * 60_000 + 1;
  history.record(tick, {}, {});
  history.logError('warning', 'new');
  const { steps, calls, troubles } = history.content();
  expect(steps.map(({ id }) => id)).toEqual([2]);
  expect(calls).toEqual([]);
  expect(troubles.map(({ text }) => text)).toEqual(['new']);
});

test('a query response is kept only in the state, not in its action', () => {
  const { history } = historyAt();
  const after = state([{ amount: '1.00' }]);
  history.record(answered([{ amount: '1.00' }]), state(null), after);
  expect(history.content().steps[0]?.action).toMatchObject({ payload: RESPONSE_IN_STATE });
});

test('responses no longer in the store count toward the size limit', () => {
  const { history } = historyAt({ kilobytes: 1 });
  let before = state(null);
  for (const nth of [1, 2, 3, 4]) {
    const after = state([{ nth }]);
    history.logCall(call)(gotBytes(600));
    history.record(answered([{ nth }]), before, after);
    before = after;
  }
  // One step of 600 bytes fits into 1,024 bytes, two do not.
  expect(history.content().steps.map(({ id }) => id)).toEqual([3, 4]);

  history.record(tick, before, before);
  expect(history.content().steps.map(({ id }) => id)).toEqual([3, 4, 5]);
});

test('a request is logged with its outcome, also while it is pending', () => {
  const { history, clock } = historyAt();
  const end = history.logCall(call);
  expect(history.content().calls[0]).toMatchObject({ outcome: 'underWay', status: null });
  clock.now += 312;
  end({ status: 409, outcome: 'answered', correlationId: 'r-1', bytes: 20 });
  expect(history.content().calls[0]).toEqual({
    ...call,
    at: 1_000_000,
    ms: 312,
    status: 409,
    outcome: 'answered',
    correlationId: 'r-1',
  });
});

test('nothing remains after clearing', () => {
  const { history } = historyAt();
  history.record(tick, {}, {});
  history.logCall(call)(gotBytes(1));
  history.logError('error', 'x');
  history.clear();
  expect(history.content()).toEqual({ before: undefined, steps: [], calls: [], troubles: [] });
});

test('internal actions of libraries are not steps', () => {
  const { history } = historyAt();
  for (const type of ['persist/PERSIST', 'persist/PURGE', 'borrowerApi/config/middlewareRegistered'])
    history.record({ type }, {}, {});
  history.record({ type: 'borrowerApi/internalSubscriptions/subscriptionsUpdated' }, {}, {});
  history.record({ type: 'persist/REHYDRATE' }, {}, {});
  expect(history.content().steps.map(({ action }) => action.type)).toEqual(['persist/REHYDRATE']);
});

test('a rotated window has its new size in the next step', () => {
  const { history } = historyAt();
  const { innerWidth } = window;
  Object.assign(window, { innerWidth: 844 });
  window.dispatchEvent(new Event('resize'));
  history.record(tick, {}, {});
  expect(history.content().steps[0]?.width).toBe(844);
  Object.assign(window, { innerWidth });
});
