import { createEvent } from 'ics';

import { addDays } from '#domain/time/dates.ts';

/**
 * The reminder is at 9 a.m., three days before. It is in hours because the library writes whole days as `-P3DT`, which is not a valid
 * duration (RFC 5545).
 */
const REMINDER_HOURS_BEFORE = 3 * 24 - 9;

interface DueDateEvent {
  loanIdentifier: string;
  /** `YYYY-MM-DD` */
  dueDate: string;
  /** Event title with the lender's short name. */
  title: string;
  /** Page where the borrower sees the amount due. */
  url: string;
  description: string;
}

/**
 * Returns a due date as a calendar file (RFC 5545): one all-day event, marked as free time. Calendars are often shared, so the event
 * names neither the borrower nor the amount. Importing it again updates the same event.
 * @throws Error when the library rejects a value
 */
export async function dueDateFile({ loanIdentifier, dueDate, title, url, description }: DueDateEvent): Promise<string> {
  const { error, value } = createEvent({
    title,
    start: dateParts(dueDate),
    end: dateParts(addDays(dueDate, 1)), // the end of an all-day event is exclusive
    uid: await hashOf(`${loanIdentifier} ${dueDate}`),
    url,
    description,
    productId: '-//Borrower portal//Due date//EN',
    transp: 'TRANSPARENT',
    busyStatus: 'FREE',
    alarms: [{ action: 'display', description: title, trigger: { hours: REMINDER_HOURS_BEFORE, before: true } }],
  });
  if (value === null) throw error ?? new Error('The calendar file is empty');
  return value;
}

function dateParts(date: string | null): [year: number, month: number, day: number] {
  const [year = NaN, month = NaN, day = NaN] = (date ?? '').split('-').map(Number); // the library rejects the NaN of an invalid date
  return [year, month, day];
}

/** Stable ID that does not reveal the text it is made from. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
