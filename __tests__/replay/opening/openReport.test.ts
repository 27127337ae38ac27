/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { openReport, readReport } from '#replay/opening/openReport.ts';
import { ReportFileError } from '#replay/opening/reportFileError.ts';

import { aReport } from '../aReport.ts';

/** Returns the kind and place of the problem that opening a report ends with, or null if it opens. */
function refusalOf(file: unknown): [kind: string, place: string | null] | null {
  try {
    openReport(typeof file === 'string' ? file : JSON.stringify(file));
    return null;
  } catch (problem) {
    if (!(problem instanceof ReportFileError)) throw problem;
    return [problem.kind, problem.path];
  }
}

const { portal, actionsById, ...rest } = aReport();
const part = (nth: number) => ({ $jsan: `$.doubled[${nth}]` });

test('a report opens with its steps in order and their screens', () => {
  const { steps, portal: opened } = openReport(JSON.stringify(aReport()));
  expect(opened.reference).toBe('R-4K7M-2QXW');
  expect(steps.map(({ id, at, action, screen }) => [id, at, action.type, screen?.address])).toEqual([
    [0, 1000, 'The portal started', '/loans'],
    [2, 2500, 'Borrower pressed “Pay $1,992.67”', '/loans'],
    [5, 9000, 'POST guestpayment answered 409', '/pay/mode?loan=Loan%201'],
  ]);
});

test('old reports with schema 1 open', () => {
  const { steps, portal: opened } = openReport(readFileSync('__tests__/replay/reports/schema-1.json', 'utf8'));
  expect(opened.schema).toBe(1);
  expect(steps.length).toBeGreaterThan(20);
  expect(steps.at(-1)?.screen?.route).toBe('/pay/mode');
  expect(steps.at(-1)?.state).toMatchObject({ pay: { intents: { 'loan-1': { status: 'refused', code: 'amountChanged' } } } });
});

test('unusual values from small windows, changed clocks and redux-persist are accepted', () => {
  const [screen] = portal.screens;
  const [call] = portal.calls;
  const key = 'preferences';
  const persisted = { ...actionsById['0']!, action: { ...actionsById['0']!.action, key } };
  const { portal: opened, steps } = openReport(
    JSON.stringify({
      ...rest,
      actionsById: { ...actionsById, 0: persisted },
      portal: {
        ...portal,
        screens: [
          { ...screen, height: 84 },
          { ...screen, width: 0 },
          { ...screen, width: 1e9 },
        ],
        calls: [{ ...call, ms: -5 }],
        timings: [{ name: 'first-paint', at: 1000, ms: -1 }],
      },
    }),
  );
  expect(opened.screens.map(({ width, height }) => [width, height])).toEqual([
    [1280, 84],
    [1, 900],
    [10_000, 900],
  ]);
  expect([opened.calls[0]?.ms, opened.timings[0]?.ms]).toEqual([0, 0]);
  expect(steps[0]?.action.key).toBe(key);
});

describe('opening a report rejects', () => {
  const withState = (state: unknown) => ({
    ...rest,
    portal,
    actionsById,
    computedStates: [{ state }, { state: {} }, { state: {} }],
  });
  test.each<[what: string, file: unknown, kind: string, place: string | null]>([
    ['a plain text', 'Dear support,', 'notJson', null],
    ['a file that was cut short', JSON.stringify(aReport()).slice(0, -5), 'notJson', null],
    ['nothing', '', 'notJson', null],
    ['a list', [], 'notReport', null],
    ['null', null, 'notReport', null],
    ['a history of another program', { ...rest, actionsById }, 'notReport', null],
    ['a schema that is not a number', { ...rest, actionsById, portal: { ...portal, schema: '1' } }, 'notReport', null],
    ['a newer schema', { ...rest, actionsById, portal: { ...portal, schema: 2 } }, 'newerSchema', null],
    ['no actions', { ...rest, portal }, 'broken', 'actionsById'],
    ['an action that is missing', { ...rest, portal, actionsById: { ...actionsById, 2: undefined } }, 'broken', 'actionsById.2'],
    [
      'an action named as an object’s own',
      { ...rest, portal, actionsById, stagedActionIds: [0, 2, 'constructor'] },
      'broken',
      'stagedActionIds.2',
    ],
    ['fewer states than actions', { ...rest, portal, actionsById, computedStates: [{ state: {} }] }, 'broken', 'computedStates'],
    ['no step', { ...rest, portal, actionsById, stagedActionIds: [], computedStates: [] }, 'broken', 'stagedActionIds'],
    [
      'a screen at another origin',
      { ...rest, actionsById, portal: { ...portal, screens: [{ ...portal.screens[0], address: '//elsewhere.example/' }] } },
      'broken',
      'portal.screens.0.address',
    ],
    [
      'a screen whose size is not a number',
      { ...rest, actionsById, portal: { ...portal, screens: [{ ...portal.screens[0], width: '90' }] } },
      'broken',
      'portal.screens.0.width',
    ],
    ['an invalid time', { ...rest, actionsById, portal: { ...portal, savedAt: 'yesterday' } }, 'broken', 'portal.savedAt'],
    [
      'a path that leads nowhere',
      withState({ a: { $jsan: '$.computedStates[0].state.b' } }),
      'broken',
      '$.computedStates[0].state.b',
    ],
    ['a path to what every object has', withState({ a: { $jsan: '$.constructor' } }), 'broken', '$.constructor'],
    ['an invalid path', withState({ a: { $jsan: '$.portal..schema' } }), 'broken', '$.portal..schema'],
    ['a path to a text', withState({ a: { $jsan: '$.portal.reference' } }), 'broken', '$.portal.reference'],
    [
      'a path to another path',
      withState({ a: { $jsan: '$.computedStates[0].state.b' }, b: { $jsan: '$.portal' } }),
      'broken',
      '$.computedStates[0].state.b',
    ],
    [
      'a function',
      withState({ a: { $jsan: 'ffunction () { return 1 }' } }),
      'unknownForm',
      '{"$jsan":"ffunction () { return 1 }"}',
    ],
    ['a date', withState({ a: { $jsan: 'd1700000000000' } }), 'unknownForm', '{"$jsan":"d1700000000000"}'],
    ['a part inside itself', withState({ a: { $jsan: '$.computedStates[0]' } }), 'circular', null],
    [
      'two parts inside each other',
      withState({ a: { b: { $jsan: '$.computedStates[0].state.c' } }, c: { d: { $jsan: '$.computedStates[0].state.a' } } }),
      'circular',
      null,
    ],
    ['the file inside itself', withState({ a: { $jsan: '$' } }), 'circular', null],
  ])('%s', (_what, file, kind, place) => {
    expect(refusalOf(file)).toEqual([kind, place]);
  });

  test('a __proto__ key anywhere', () => {
    const text = JSON.stringify(withState({ harmless: 1 })).replace('harmless', '__proto__');
    expect(refusalOf(text)).toEqual(['broken', '__proto__']);
  });

  test('a state that would expand endlessly', () => {
    const state: Record<string, unknown> = { part0: { end: {} } };
    for (let level = 1; level <= 40; level += 1) {
      const before = { $jsan: `$.computedStates[0].state.part${level - 1}` };
      state[`part${level}`] = { one: before, other: before };
    }
    expect(refusalOf(withState(state))).toEqual(['tooLarge', null]);
  });

  test('content nested deeper than any report', () => {
    const depth = 100_000;
    const text = JSON.stringify(withState('deep')).replace('"deep"', '['.repeat(depth) + ']'.repeat(depth));
    expect(refusalOf(text)).toEqual(['broken', null]);
  });

  test('content nested deeper through references', () => {
    const parts = Array.from({ length: 5000 }, (_none, level) => [
      level === 4999 ? {} : { $jsan: `$.computedStates[0].state[${level + 1}]` },
    ]);
    expect(refusalOf(withState(parts))).toEqual(['broken', null]);
  });

  /** Each entry references the previous one twice, so the expanded size doubles 40 times. */
  const doubled = [[], ...Array.from({ length: 40 }, (_none, level) => [part(level), part(level)])];
  test.each(['payload', 'meta', 'error', 'key'])('a %s that would expand endlessly', (name) => {
    const carries = { ...actionsById['2']!, action: { ...actionsById['2']!.action, [name]: part(40) } };
    expect(refusalOf({ ...rest, portal, doubled, actionsById: { ...actionsById, 2: carries } })).toEqual(['tooLarge', null]);
  });

  test('a configuration that would expand endlessly', () => {
    const file = { ...rest, actionsById, doubled, portal: { ...portal, runtimeDocument: part(40) } };
    expect(refusalOf(file)).toEqual(['tooLarge', null]);
  });

  test.each<[name: keyof typeof portal, count: number]>([
    ['screens', 2000],
    ['calls', 1000],
    ['console', 1000],
    ['timings', 1000],
    ['takenOut', 5000],
  ])('more %s than a report can have', (name, count) => {
    const of = { timings: { name: 'x', at: 1000, ms: 1 }, takenOut: '1' };
    const one = name in of ? of[name as keyof typeof of] : (portal[name] as unknown[])[0];
    const withMany = (many: number) => ({
      ...rest,
      actionsById,
      portal: { ...portal, [name]: Array.from({ length: many }, () => one) },
    });
    expect(refusalOf(withMany(count))).toBeNull();
    expect(refusalOf(withMany(count + 1))).toEqual(['tooMany', `portal.${name}`]);
  });

  test('more steps than a report can have', () => {
    const withSteps = (count: number) => ({
      ...rest,
      portal,
      actionsById,
      stagedActionIds: Array.from({ length: count }, () => 0),
      computedStates: Array.from({ length: count }, () => ({ state: {} })),
    });
    expect(refusalOf(withSteps(2000))).toBeNull();
    expect(refusalOf(withSteps(2001))?.[0]).toBe('tooMany');
  });

  test('a file of more than 20 MB before reading it', async () => {
    const file = new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]);
    await expect(readReport(file)).rejects.toMatchObject({ kind: 'tooLarge' });
  });
});

test('shared parts become one object, also when keys contain dots and quotes', () => {
  const loan = { amount: '1' };
  const key = 'getLoan("a.b")';
  const shared = { $jsan: `$.computedStates[0].state.loans[${JSON.stringify(key)}]` };
  const computedStates = [
    { state: { loans: { [key]: loan } } },
    { state: { loans: { [key]: shared } } },
    { state: { loans: { $jsan: '$.computedStates[0].state.loans' } } },
  ];
  const { steps } = openReport(JSON.stringify({ ...rest, portal, actionsById, computedStates }));
  const loans = steps.map(({ state }) => (state as { loans: Record<string, unknown> }).loans[key]);
  expect(loans[0]).toEqual(loan);
  expect(loans[1]).toBe(loans[0]);
  expect(loans[2]).toBe(loans[0]);
});
