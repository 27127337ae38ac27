/** Amounts and days as borrowers read them. */
import { toMoney } from '../borrower/servicing.ts';

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day, for example "October 1, 2026". */
export const inWords = (day: string): string => longDay.format(new Date(`${day}T00:00:00Z`));

/** Cents, for example "$1,842.17". */
export const dollars = (cents: number): string => `$${toMoney(cents).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
