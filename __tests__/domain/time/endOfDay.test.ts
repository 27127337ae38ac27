/** @jest-environment node */
import { hasExpired } from '#domain/userInput/cardExpiry.ts';
import { dayAt, endOfDay, wallClock } from '#domain/time/endOfDay.ts';

const onDevice = (instant: string, behindMinutes: number) =>
  Object.assign(new Date(instant), { getTimezoneOffset: () => behindMinutes });

test.each([
  ['an evening in New York is not the next day', '2026-12-01T01:30:00Z', 300, '2026-11-30'],
  ['the first minute of a day there', '2026-12-01T05:00:00Z', 300, '2026-12-01'],
  ['a morning in Tokyo is not the day before', '2026-11-30T22:00:00Z', -540, '2026-12-01'],
])('the device’s day: %s', (_what, instant, behind, day) => expect(dayAt(onDevice(instant, behind))).toBe(day));

test.each([
  ['America/New_York', '2026-07-01T03:59:59.999Z', '2026-06-30T23:59:59.999Z'],
  ['America/New_York', '2026-12-01T05:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ['Pacific/Honolulu', '2026-01-01T09:59:00.000Z', '2025-12-31T23:59:00.000Z'],
  ['Asia/Kolkata', '2026-11-30T18:30:00.000Z', '2026-12-01T00:00:00.000Z'],
])('the local clock time in %s at %s is computed', (zone, instant, wall) =>
  expect(wallClock(onDevice(instant, 999), zone).toISOString()).toBe(wall),
);

test('a day ends with its last millisecond', () => {
  expect(endOfDay('2026-11-30').toISOString()).toBe('2026-11-30T23:59:59.999Z');
});

test.each([
  ['the last moment of the month at the lender', '2026-09-01T03:59:59.999Z', false],
  ['the first of the next', '2026-09-01T04:00:00.000Z', true],
])('a card that expires in August, on a device in any time zone: %s', (_what, instant, isOver) => {
  for (const behind of [600, 0, -780]) {
    expect(hasExpired({ month: 8, year: 2026 }, wallClock(onDevice(instant, behind), 'America/New_York'))).toBe(isOver);
  }
});
