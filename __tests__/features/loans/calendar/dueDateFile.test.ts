/** @jest-environment node */
import ICAL from 'ical.js';

import { dueDateFile } from '#features/loans/calendar/dueDateFile.ts';

const wanted = {
  loanIdentifier: '6f1f3c7e-95a5-4f4b-9f8a-3f2f6c1b2d3e',
  dueDate: '2026-12-31',
  title: 'Hill & Dale, LLC; mortgage payment due',
  url: 'https://portal.example/loans',
  description: `See what is due and pay: https://portal.example/loans ${'and more '.repeat(9)}end`,
};

const eventOf = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent')!;

test('the file has one all-day event, marked free, with a reminder three days before', async () => {
  const event = eventOf(await dueDateFile(wanted));
  const { summary, description, startDate, endDate } = new ICAL.Event(event);
  expect({ summary, description }).toEqual({ summary: wanted.title, description: wanted.description });
  expect([startDate, endDate].map((day) => [day.isDate, day.toString()])).toEqual([
    [true, '2026-12-31'],
    [true, '2027-01-01'],
  ]);
  expect(event.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  expect(event.getFirstPropertyValue('url')).toBe(wanted.url);
  const trigger = event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger') as ICAL.Duration;
  const reminder = startDate.clone();
  reminder.isDate = false;
  reminder.addDuration(trigger);
  expect(reminder.toString()).toBe('2026-12-28T09:00:00');
});

test('lines end with CRLF and have at most 75 octets', async () => {
  const text = await dueDateFile(wanted);
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('the event’s UID is stable per loan and month, and reveals neither', async () => {
  const uidOf = async (changes: Partial<typeof wanted>) =>
    eventOf(await dueDateFile({ ...wanted, ...changes })).getFirstPropertyValue('uid') as string;
  const uid = await uidOf({});
  expect(uid).toMatch(/^[0-9a-f]{32}$/);
  expect(await uidOf({})).toBe(uid);
  expect(await uidOf({ dueDate: '2027-01-31' })).not.toBe(uid);
  expect(await uidOf({ loanIdentifier: 'another' })).not.toBe(uid);
});

test.each(['', '2026-13-01', 'soon'])('an invalid date creates no file: "%s"', async (dueDate) => {
  await expect(dueDateFile({ ...wanted, dueDate })).rejects.toThrow();
});
