/** @jest-environment node */
import { identifyPerson } from '#platform/analytics/identifyPerson.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function service(...answers: boolean[]) {
  const told: string[] = [];
  const identify = (hireDate: string) => {
    told.push(hireDate);
    return Promise.resolve(answers.shift() ?? false);
  };
  return { told, analytics: { identify, page: () => undefined } };
}

test.each([
  [null, '2025-10-23'],
  ['', '2025-10-23'],
  ['Dana', '2025-10-23'],
  ['2019-04-01', '2019-04-01'],
  ['2019-04-01T00:00:00', '2019-04-01'],
])('a person with hire date %j is identified by %s', async (hireDate, told) => {
  const outside = service(true);
  const onDone = jest.fn();
  identifyPerson(outside.analytics, () => hireDate, onDone);
  await jest.advanceTimersByTimeAsync(0);
  expect([outside.told, onDone.mock.calls.length]).toEqual([[told], 1]);
});

test('identification waits 2 seconds between tries and stops after five', async () => {
  let profile: null | undefined = undefined;
  const outside = service(false, true);
  identifyPerson(outside.analytics, () => profile, jest.fn());
  await jest.advanceTimersByTimeAsync(1999);
  profile = null;
  expect(outside.told).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(outside.told).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2000);
  expect(outside.told).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(outside.told).toHaveLength(2);

  const deaf = service();
  identifyPerson(deaf.analytics, () => null, jest.fn());
  await jest.advanceTimersByTimeAsync(60_000);
  expect(deaf.told).toHaveLength(5);
});

test('identification stops on a page that is not counted', async () => {
  const outside = service(false, true);
  const stop = identifyPerson(outside.analytics, () => null, jest.fn());
  await jest.advanceTimersByTimeAsync(100);
  stop();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(outside.told).toHaveLength(1);
});
