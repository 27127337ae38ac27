import { replaceIn } from './still.ts';

const RealDate = Date;
let now = 0;
let isOnline = true;

/** A clock that stands. Dates that are named are as they always are. */
class StandingDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(now);
    else super(...(parts as [])); // whatever the caller gave
  }

  static override now = (): number => now;
}

replaceIn(window, 'Date', StandingDate);
Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true });

/** From here on it is this moment in the frame. @param at milliseconds since 1970 */
export function standAt(at: number, online: boolean): void {
  now = at;
  isOnline = online;
}
