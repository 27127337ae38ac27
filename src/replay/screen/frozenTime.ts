/**
 * Stops time in the replay's iframe: the clock shows the time of the step, in the borrower's time zone, and timers that the portal's
 * screens set never fire. It must run after React has loaded, because React keeps its own references to the original timers.
 */

const RealDate = Date;
const MINUTE_MS = 60_000;
let fixedNow = 0;
let isOnline = true;
/** Formats an instant in the borrower's time zone; null when the browser's own zone is used. */
let wallClockFormat: Intl.DateTimeFormat | null = null;

/** Returns the offset of the borrower's time zone from UTC at an instant, in milliseconds; null when the browser's own zone is used. */
function offsetAt(instant: number): number | null {
  if (wallClockFormat === null || Number.isNaN(instant)) return null;
  const parts = new Map(wallClockFormat.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = RealDate.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(instant / 1000) * 1000;
}

/** Returns the instant of a local date and time in the borrower's time zone. */
function instantOf(parts: number[]): number {
  const shown = RealDate.UTC(...(parts as [number])); // The cast passes on whatever arguments the caller gave.
  const near = shown - (offsetAt(shown) ?? 0);
  return shown - (offsetAt(near) ?? 0);
}

/**
 * A Date whose current time stands still and whose getters use the borrower's time zone. Setters and built-in formatting still use the
 * browser's zone; no screen uses those.
 */
class FixedDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(fixedNow);
    else if (parts.length > 1 && wallClockFormat !== null) super(instantOf(parts as number[]));
    else super(...(parts as [])); // The cast passes on whatever arguments the caller gave.
  }

  static override now = (): number => fixedNow;

  override getTimezoneOffset(): number {
    const offset = offsetAt(this.getTime());
    return offset === null ? super.getTimezoneOffset() : (0 - offset) / MINUTE_MS;
  }
}

for (const part of ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes'] as const)
  FixedDate.prototype[`get${part}`] = function partOf(this: Date): number {
    const offset = offsetAt(this.getTime());
    return offset === null
      ? new RealDate(this.getTime())[`get${part}`]()
      : new RealDate(this.getTime() + offset)[`getUTC${part}`]();
  };

Object.assign(window, { Date: FixedDate });
Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true });

for (const name of ['setTimeout', 'setInterval', 'requestIdleCallback', 'requestAnimationFrame'])
  Object.assign(window, { [name]: () => 0 });

/** @param at milliseconds since the epoch */
export function setClock(at: number, online: boolean): void {
  fixedNow = at;
  isOnline = online;
}

/** Sets the time zone of dates in the iframe. @param timeZone a valid zone name; undefined for the browser's own zone */
export function setTimeZone(timeZone: string | undefined): void {
  wallClockFormat =
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
