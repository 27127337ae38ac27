import { timeSince } from '#domain/time/instants.ts';

const NOW = Date.parse('2026-11-18T15:00:00Z');

test.each([
  ['2026-11-18T15:00:00Z', null],
  ['2026-11-18T15:10:00Z', null],
  ['2026-11-18T14:59:01Z', null],
  ['2026-11-18T14:59:00Z', { count: 1, unit: 'minute' }],
  ['2026-11-18T14:00:01Z', { count: 59, unit: 'minute' }],
  ['2026-11-18T14:00:00Z', { count: 1, unit: 'hour' }],
  ['2026-11-17T15:00:01Z', { count: 23, unit: 'hour' }],
  ['2026-11-17T15:00:00Z', { count: 1, unit: 'day' }],
  ['2025-11-18T15:00:00Z', { count: 365, unit: 'day' }],
  ['nonsense', null],
])('the elapsed time since %s is computed', (instant, words) => expect(timeSince(instant, NOW)).toEqual(words));
