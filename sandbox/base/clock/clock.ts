/** The sandbox's clock. It can be set to a fixed instant, so that tests with dates do not depend on the day they run. */
import type { Kysely } from 'kysely';

import type { Database } from '../db/database.ts';
import { readSetting, removeSetting, writeSetting } from '../db/sandboxSettings.ts';

/** The lender's time zone: due dates and banking days begin and end by it. */
export const LENDER_TIME_ZONE = 'America/New_York';

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

export interface Clock {
  now(): Date;
  /** Today's date in the lender's time zone, as `YYYY-MM-DD`. */
  today(): string;
  /** Sets the clock to an instant, from which it keeps ticking, even across restarts. Null returns to real time. */
  set(instant: string | null): Promise<void>;
  /** The instant passed to `set`, or null when the clock shows real time. */
  lastSetInstant(): string | null;
}

interface StoredClock {
  setTo: string;
  /** Real time at which the clock was set, in milliseconds since the epoch. */
  at: number;
}

const CLOCK_SETTING = 'clock';

const lenderDayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: LENDER_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the calendar day of an instant in the lender's time zone. */
export const lenderDay = (instant: Date): string => lenderDayFormat.format(instant);

export async function openClock(database: Kysely<Database>): Promise<Clock> {
  const stored = await readSetting(database, CLOCK_SETTING);
  let shift = stored === null ? null : (JSON.parse(stored) as StoredClock);

  const now = (): Date => (shift ? new Date(Date.parse(shift.setTo) + Date.now() - shift.at) : new Date());
  return {
    now,
    today: () => lenderDay(now()),
    async set(instant) {
      const next = instant === null ? null : { setTo: new Date(instant).toISOString(), at: Date.now() };
      await (next ? writeSetting(database, CLOCK_SETTING, JSON.stringify(next)) : removeSetting(database, CLOCK_SETTING));
      shift = next;
    },
    lastSetInstant: () => shift?.setTo ?? null,
  };
}
