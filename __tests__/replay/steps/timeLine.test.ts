/** @jest-environment node */
import type { ReportedAction, ReportedCall } from '#contract/support.ts';
import { openReport } from '#replay/opening/openReport.ts';
import { isOnlineByStep } from '#replay/page/useScreenFrame.ts';
import { createSearch } from '#replay/steps/search.ts';
import { isFailedCall, matchesFilter, timeLineOf, type Entry, type LineFilter } from '#replay/steps/timeLine.ts';

import { aReport } from '../aReport.ts';

const report = openReport(JSON.stringify(aReport()));
const lines = timeLineOf(report);

const nameOf = (entry: Entry): string => {
  if (entry.kind === 'action') return entry.action.type;
  return entry.kind === 'call' ? `${entry.call.method} ${entry.call.route}` : entry.line.text;
};

test('actions, requests and errors are sorted by time, each with its step', () => {
  expect(lines.map((entry) => [entry.kind, entry.step, entry.isFailure, nameOf(entry)])).toEqual([
    ['action', 0, false, 'The portal started'],
    ['call', 0, false, 'GET BorrowerLoan/all'],
    ['action', 1, false, 'Borrower pressed “Pay $1,992.67”'],
    ['call', 1, true, 'POST guestpayment'],
    ['action', 2, true, 'POST guestpayment answered 409'],
    ['console', 2, true, 'TypeError: x is undefined'],
  ]);
});

test.each<[LineFilter, number]>([
  ['all', 6],
  ['person', 1],
  ['network', 3],
  ['errors', 3],
])('the filter %s shows %i lines', (filter, count) => {
  expect(lines.filter((entry) => matchesFilter(entry, filter))).toHaveLength(count);
});

test.each<[Partial<ReportedCall>, boolean]>([
  [{ status: 200 }, false],
  [{ status: 304 }, false],
  [{ status: 400 }, true],
  [{ status: 503 }, true],
  [{ status: null, outcome: 'network' }, true],
  [{ status: null, outcome: 'timeout' }, true],
  [{ status: null, outcome: 'cancelled' }, false],
  [{ status: null, outcome: 'underWay' }, false],
])('a request with %j has failed: %s', (call, failed) => {
  const answered: ReportedCall = {
    at: 0,
    ms: 1,
    method: 'GET',
    route: 'x',
    status: 200,
    outcome: 'answered',
    correlationId: null,
  };
  expect(isFailedCall({ ...answered, ...call })).toBe(failed);
});

test.each<[what: string, action: Partial<ReportedAction>, failed: boolean]>([
  ['a refusal', { is: 'paymentApi/executeQuery/rejected', payload: { kind: 'body', status: 500 } }, true],
  ['a skipped request', { is: 'paymentApi/executeQuery/rejected', meta: { condition: true }, error: {} }, false],
  ['a canceled request', { is: 'paymentApi/executeQuery/rejected', payload: { kind: 'cancelled' } }, false],
  ['an answer', { is: 'paymentApi/executeQuery/fulfilled', payload: { status: 500 } }, false],
])('failure state of %s', (_what, action, failed) => {
  const one = aReport();
  one.actionsById[2] = { ...one.actionsById[2]!, action: { type: 'x', is: 'x', by: 'network', screen: '/', ...action } };
  const line = timeLineOf(openReport(JSON.stringify(one))).find((entry) => entry.kind === 'action' && entry.step === 1);
  expect(line?.isFailure).toBe(failed);
});

test.each([
  ['PRESSED', ['Borrower pressed “Pay $1,992.67”']],
  ['guestpayment', ['POST guestpayment', 'POST guestpayment answered 409']],
  ['refused', ['POST guestpayment answered 409']], // found in the state that this step changed, not in its title
  ['undefined', ['TypeError: x is undefined']],
  ['nowhere', []],
])('searching for %s covers sentences and changes', (wanted, found) => {
  const finds = createSearch(report);
  expect(lines.filter((entry) => finds(entry, wanted)).map(nameOf)).toEqual(found);
});

describe('online state', () => {
  const answered: ReportedCall = {
    at: 1100,
    ms: 10,
    method: 'GET',
    route: 'x',
    status: 200,
    outcome: 'answered',
    correlationId: null,
  };
  const lost: ReportedCall = { ...answered, at: 2000, ms: 100, status: null, outcome: 'network' };
  const online = (calls: ReportedCall[], last: string, isOnline = true) => {
    const one = aReport({ calls });
    one.actionsById[5] = { ...one.actionsById[5]!, action: { type: 'x', is: last, by: 'portal', screen: '/' } };
    one.portal.environment = { ...one.portal.environment, isOnline };
    return isOnlineByStep(openReport(JSON.stringify(one)));
  };
  test.each<[what: string, calls: ReportedCall[], last: string, isOnline: boolean, expected: boolean[]]>([
    ['stays online without a change', [answered], 'x', true, [true, true, true]],
    ['is offline until the event', [answered, lost], '__rtkq/online', true, [true, false, true]],
    ['stays online when a server was down', [answered, lost, { ...answered, at: 3000 }], 'x', true, [true, true, true]],
    ['is offline to the end', [answered, lost], 'x', false, [true, false, false]],
    ['is offline after an offline event', [answered], '__rtkq/offline', false, [true, true, false]],
  ])('%s', (_what, calls, last, isOnline, expected) => {
    expect(online(calls, last, isOnline)).toEqual(expected);
  });
});
