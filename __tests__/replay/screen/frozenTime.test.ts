import { formatInstant } from '#domain/time/momentFormats.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import { setClock, setTimeZone } from '#replay/screen/frozenTime.ts';
import { canonicalTimeZone } from '#replay/screen/recordedConfig.ts';

const NOON = Date.UTC(2026, 10, 18, 12);

test('the clock shows the step’s time and does not advance', () => {
  setClock(NOON, false);
  expect([Date.now(), new Date().getTime(), navigator.onLine]).toEqual([NOON, NOON, false]);
  expect(new Date(5).getTime()).toBe(5);
});

test.each([
  ['Asia/Tokyo', '2026-11-18T20:30:00Z', [2026, 10, 19, 4, 5, 30], -540, 'Nov 19, 2026 05:30 AM'],
  ['America/Los_Angeles', '2026-11-01T00:15:00Z', [2026, 9, 31, 6, 17, 15], 420, 'Oct 31, 2026 17:15 PM'],
  ['Asia/Kolkata', '2026-11-18T20:00:00Z', [2026, 10, 19, 4, 1, 30], -330, 'Nov 19, 2026 01:30 AM'],
  ['UTC', '2026-11-18T20:00:00Z', [2026, 10, 18, 3, 20, 0], 0, 'Nov 18, 2026 20:00 PM'],
])('in %s dates use that time zone, also on screens', (zone, instant, parts, offset, told) => {
  setTimeZone(zone);
  const date = new Date(instant);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  expect([year, month, day, date.getDay(), date.getHours(), date.getMinutes()]).toEqual(parts);
  expect(date.getTimezoneOffset()).toBe(offset);
  expect(new Date(year, month, day, date.getHours(), date.getMinutes()).getTime()).toBe(date.getTime());
  expect(date.toISOString()).toBe(date.toJSON());
  expect(formatInstant(instant)).toBe(told);
  expect(createPortalIntl(zone).formatDate(instant, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })).toBe(
    told.slice(-8, -3),
  );
});

test('a day starts at local midnight, also on the day of a DST change', () => {
  setTimeZone('America/New_York');
  expect(new Date(2026, 10, 1).toISOString()).toBe('2026-11-01T04:00:00.000Z');
  expect(new Date(2026, 10, 2).toISOString()).toBe('2026-11-02T05:00:00.000Z');
  expect(Number.isNaN(new Date('nothing').getHours())).toBe(true);
});

test('an unknown time zone falls back to the browser’s', () => {
  expect(['Asia/Tokyo', '', 'Nowhere/Town', '[redacted]'].map(canonicalTimeZone)).toEqual([
    'Asia/Tokyo',
    undefined,
    undefined,
    undefined,
  ]);
  setTimeZone(undefined);
  const date = new Date(2026, 10, 18, 9, 5);
  expect([date.getHours(), date.getMinutes(), date.getTime()]).toEqual([9, 5, new Date('2026-11-18T09:05').getTime()]);
});
