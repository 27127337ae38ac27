import { createEvent } from 'ics';

import { addDays } from '#domain/time/dates.ts';

/** At nine in the morning, three days before. Whole days would do, but the library writes them as `-P3DT`, which is no duration (RFC 5545). */
const HOURS_BEFORE = 3 * 24 - 9;

interface DueDate {
  loanIdentifier: string;
  /** `YYYY-MM-DD` */
  dueDate: string;
  /** The lender's short name. */
  title: string;
  /** Where the borrower sees what is owed. */
  url: string;
  description: string;
}

/**
 * A due date as a calendar file (RFC 5545): one event of a whole day that leaves the day free. A calendar is often shared, so nothing in
 * it says whose loan it is, or how much is owed. Taken in again, it is the same event.
 * @throws Error when the library refuses a value
 */
export async function dueDateFile({ loanIdentifier, dueDate, title, url, description }: DueDate): Promise<string> {
  const { error, value } = createEvent({
    title,
    start: partsOf(dueDate),
    end: partsOf(addDays(dueDate, 1)), // the first day that is not part of it
    uid: await hashOf(`${loanIdentifier} ${dueDate}`),
    url,
    description,
    productId: '-//Borrower portal//Due date//EN',
    transp: 'TRANSPARENT',
    busyStatus: 'FREE',
    alarms: [{ action: 'display', description: title, trigger: { hours: HOURS_BEFORE, before: true } }],
  });
  if (value === null) throw error ?? new Error('The calendar file is empty');
  return value;
}

function partsOf(date: string | null): [year: number, month: number, day: number] {
  const [year = NaN, month = NaN, day = NaN] = (date ?? '').split('-').map(Number); // the library refuses what is no day
  return [year, month, day];
}

/** The same for the same text, and nobody can tell the text from it. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
