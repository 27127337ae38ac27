import { replaceIn } from './still.ts';

const RealDate = Date;
const MINUTE_MS = 60_000;
let now = 0;
let isOnline = true;
/** Tells what a clock on the wall shows in the borrower's time zone; null: it is the browser's own. */
let wallClock: Intl.DateTimeFormat | null = null;

/** What has to be added to an instant, so that its parts in UTC are those of the wall clock; null in the browser's own zone. */
function offsetAt(instant: number): number | null {
  if (wallClock === null || Number.isNaN(instant)) return null;
  const parts = new Map(wallClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = RealDate.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(instant / 1000) * 1000;
}

/** The instant at which the wall clock shows these parts. */
function instantOf(parts: number[]): number {
  const shown = RealDate.UTC(...(parts as [number])); // whatever the caller gave
  const near = shown - (offsetAt(shown) ?? 0);
  return shown - (offsetAt(near) ?? 0);
}

/**
 * A clock that stands. Dates that are named are as they always are, and have the parts of the borrower's zone. What sets a part, or writes a
 * date without the portal's words, is the browser's own: no screen does.
 */
class StandingDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(now);
    else if (parts.length > 1 && wallClock !== null) super(instantOf(parts as number[]));
    else super(...(parts as [])); // whatever the caller gave
  }

  static override now = (): number => now;

  override getTimezoneOffset(): number {
    const offset = offsetAt(this.getTime());
    return offset === null ? super.getTimezoneOffset() : (0 - offset) / MINUTE_MS;
  }
}

for (const part of ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes'] as const)
  replaceIn(StandingDate.prototype, `get${part}`, function partOf(this: Date): number {
    const offset = offsetAt(this.getTime());
    return offset === null
      ? new RealDate(this.getTime())[`get${part}`]()
      : new RealDate(this.getTime() + offset)[`getUTC${part}`]();
  });

replaceIn(window, 'Date', StandingDate);
Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true });

/** From here on it is this moment in the frame. @param at milliseconds since 1970 */
export function standAt(at: number, online: boolean): void {
  now = at;
  isOnline = online;
}

/** From here on dates have the parts of this time zone. @param timeZone a known name; undefined: the browser's own */
export function standIn(timeZone: string | undefined): void {
  wallClock =
    timeZone === undefined
      ? null
      : new Intl.DateTimeFormat('en-US', {
          timeZone,
          hourCycle: 'h23',
          year: 'numeric',
          month: 'numeric',
          day: 'numeric',
          hour: 'numeric',
          minute: 'numeric',
          second: 'numeric',
        });
}
