import { secondsLeft } from '#platform/upload/timeLeft.ts';

test.each([
  [{ at: 0, share: 0 }, { at: 1000, share: 0.5 }, null],
  [{ at: 0, share: 0 }, { at: 2000, share: 0 }, null],
  [{ at: 0, share: 0 }, { at: 2000, share: 0.5 }, 2],
  [{ at: 1000, share: 0.2 }, { at: 5000, share: 0.4 }, 12],
  [{ at: 0, share: 0 }, { at: 5000, share: 1 }, 0],
])('progress %j, then %j: %s seconds left', (first, last, seconds) => expect(secondsLeft(first, last)).toBe(seconds));
