/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

import { addLocalTimes, formatInstant } from '#domain/time/momentFormats.ts';

/** Instants in winter, in summer, and on both sides of New York's clock changes (2026-03-08 at 07:00 and 2026-11-01 at 06:00 UTC). */
const INSTANTS = [
  '2026-01-15T17:30:00Z',
  '2026-07-15T04:05:59.999Z',
  '2026-03-08T06:59:00Z',
  '2026-03-08T07:00:00Z',
  '2026-11-01T05:30:00Z',
  '2026-11-01T06:30:00Z',
];

const EXPECTED: Record<string, string[]> = {
  UTC: [
    '01/15/2026 05:30 PM',
    '07/15/2026 04:05 AM',
    '03/08/2026 06:59 AM',
    '03/08/2026 07:00 AM',
    '11/01/2026 05:30 AM',
    '11/01/2026 06:30 AM',
  ],
  'America/New_York': [
    '01/15/2026 12:30 PM',
    '07/15/2026 12:05 AM',
    '03/08/2026 01:59 AM',
    '03/08/2026 03:00 AM',
    '11/01/2026 01:30 AM',
    '11/01/2026 01:30 AM',
  ],
  'America/Los_Angeles': [
    '01/15/2026 09:30 AM',
    '07/14/2026 09:05 PM',
    '03/07/2026 10:59 PM',
    '03/07/2026 11:00 PM',
    '10/31/2026 10:30 PM',
    '10/31/2026 11:30 PM',
  ],
  'Asia/Kathmandu': [
    '01/15/2026 11:15 PM',
    '07/15/2026 09:50 AM',
    '03/08/2026 12:44 PM',
    '03/08/2026 12:45 PM',
    '11/01/2026 11:15 AM',
    '11/01/2026 12:15 PM',
  ],
  'Pacific/Kiritimati': [
    '01/16/2026 07:30 AM',
    '07/15/2026 06:05 PM',
    '03/08/2026 08:59 PM',
    '03/08/2026 09:00 PM',
    '11/01/2026 07:30 PM',
    '11/01/2026 08:30 PM',
  ],
};

/**
 * Formats times in other time zones. Runs in a separate process, because a process can change its time zone and a jest environment
 * cannot.
 */
function localTimesIn(zones: string[]): Record<string, string[]> {
  const module = pathToFileURL('src/domain/time/momentFormats.ts').href;
  const script = `
    const { addLocalTimes } = await import(${JSON.stringify(module)});
    const shown = {};
    for (const zone of ${JSON.stringify(zones)}) {
      process.env.TZ = zone;
      shown[zone] = ${JSON.stringify(INSTANTS)}.map((writtenAtUtc) => addLocalTimes({ writtenAtUtc }).writtenAtLocal);
    }
    process.stdout.write(JSON.stringify(shown));`;
  const text = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { encoding: 'utf8' });
  return JSON.parse(text) as Record<string, string[]>;
}

test('local times use MM/DD/YYYY hh:mm A in the browser’s zone, across DST changes', () => {
  expect(localTimesIn(Object.keys(EXPECTED))).toEqual(EXPECTED);
}, 30_000);

test('the original value stays next to its local copy', () => {
  expect(addLocalTimes({ id: 1, updatedAtUtc: '2026-11-21T17:30:00Z', next: 2 })).toEqual({
    id: 1,
    updatedAtUtc: '2026-11-21T17:30:00Z',
    updatedAtLocal: expect.stringMatching(/^11\/2[12]\/2026 \d\d:\d\d [AP]M$/) as string,
    next: 2,
  });
});

test('nested values are converted too', () => {
  const copied = addLocalTimes([{ a: { b: [{ writtenAtUtc: '2026-11-21T17:30:00Z' }] } }]);
  expect(JSON.stringify(copied)).toContain('writtenAtLocal');
});

test.each([null, '', 'yesterday', '11/21/2026', 1_795_281_000_000, '2026-13-45T00:00:00Z'])(
  '%p is not an instant and gets no local copy',
  (writtenAtUtc) => {
    expect(addLocalTimes({ writtenAtUtc })).toEqual({ writtenAtUtc });
  },
);

test.each([
  { dueDate: '2026-12-01' },
  { creditedOn: '2026-11-23', receivedAt: '2026-11-21T17:30:00Z' },
  { writtenAtDate: '2026-11-21', writtenAtTime: '17:30' },
  ['2026-11-21T17:30:00Z', null, 7],
  'text',
  null,
])('%j has no AtUtc key and stays unchanged', (data) => {
  expect(addLocalTimes(data)).toEqual(data);
});

test('an instant is shown in the specified format', () => {
  expect(formatInstant('2026-11-18T15:04:00Z')).toMatch(/^Nov 1[789], 2026 \d\d:\d4 [AP]M$/);
  expect(formatInstant('nonsense')).toBe('');
});
