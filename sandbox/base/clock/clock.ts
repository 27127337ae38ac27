/** The lender's clock. It can be set, so that what a date means does not depend on the day a test runs. */
import type { Kysely } from 'kysely';

import type { Database } from '../db/database.ts';
import { readSetting, removeSetting, writeSetting } from '../db/keptSettings.ts';

/** Where the lender keeps its books: due dates begin and end by this zone. */
export const LENDER_ZONE = 'America/New_York';

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

export interface Clock {
  now(): Date;
  /** The lender's calendar day, `YYYY-MM-DD`. */
  today(): string;
  /** Sets the clock to an instant from which it ticks on, restarts included; null returns to real time. */
  set(instant: string | null): Promise<void>;
  /** The instant that was set, or null in real time. */
  setTo(): string | null;
}

interface Shift {
  setTo: string;
  /** Real time of the setting, in milliseconds. */
  at: number;
}

const CLOCK_SETTING = 'clock';

const day = new Intl.DateTimeFormat('en-CA', { timeZone: LENDER_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar day of an instant in the lender's zone. */
export const lenderDay = (instant: Date): string => day.format(instant);

/** The clock as the database remembers it. */
export async function openClock(database: Kysely<Database>): Promise<Clock> {
  const stored = await readSetting(database, CLOCK_SETTING);
  let shift = stored === null ? null : (JSON.parse(stored) as Shift);

  const now = (): Date => (shift ? new Date(Date.parse(shift.setTo) + Date.now() - shift.at) : new Date());
  return {
    now,
    today: () => lenderDay(now()),
    async set(instant) {
      const next = instant === null ? null : { setTo: new Date(instant).toISOString(), at: Date.now() };
      await (next ? writeSetting(database, CLOCK_SETTING, JSON.stringify(next)) : removeSetting(database, CLOCK_SETTING));
      shift = next;
    },
    setTo: () => shift?.setTo ?? null,
  };
}
