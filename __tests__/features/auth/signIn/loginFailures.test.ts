import { clearLoginFailures, countLoginFailure, readLoginFailures } from '#features/auth/signIn/loginFailures.ts';
import { allowRedirect } from '#features/auth/signIn/allowRedirect.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';

const storage = safeStorage(() => window.localStorage);
const broken = safeStorage(() => {
  throw new Error('blocked');
});
const KEY = 'portal.login-failures';
const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

describe('failed sign-in counter', () => {
  test('counts 0, 1, 2, and reports the third failure', () => {
    expect(readLoginFailures(storage, NOW)).toBe(0);
    expect(countLoginFailure(storage, NOW)).toBe(false);
    expect(readLoginFailures(storage, NOW)).toBe(1);
    expect(countLoginFailure(storage, NOW)).toBe(false);
    expect(readLoginFailures(storage, NOW)).toBe(2);
    expect(countLoginFailure(storage, NOW)).toBe(true);
  });

  test('restarts after a success', () => {
    countLoginFailure(storage, NOW);
    countLoginFailure(storage, NOW);
    clearLoginFailures(storage);
    expect(window.localStorage.getItem(KEY)).toBeNull();
    expect(countLoginFailure(storage, NOW)).toBe(false);
  });

  test('counts failures within 15 minutes and ignores future ones', () => {
    countLoginFailure(storage, NOW);
    countLoginFailure(storage, NOW + 15 * MINUTE);
    expect(readLoginFailures(storage, NOW + 30 * MINUTE)).toBe(2);
    expect(readLoginFailures(storage, NOW + 30 * MINUTE + 1)).toBe(0);
    expect(readLoginFailures(storage, NOW)).toBe(0);
    expect(countLoginFailure(storage, NOW + 60 * MINUTE)).toBe(false);
    expect(readLoginFailures(storage, NOW + 60 * MINUTE)).toBe(1);
  });

  test.each([
    ...['', 'NaN', '1', '2', 'null', '{"a":1}', `{"failures":2}`, `{"failures":2,"at":null}`],
    ...[-1, 0, 3, 99_999, 1.5].map((failures) => JSON.stringify({ failures, at: NOW })),
  ])('reads %j as 0', (junk) => {
    window.localStorage.setItem(KEY, junk);
    expect(readLoginFailures(storage, NOW)).toBe(0);
  });

  test('does not fail when storage is blocked', () => {
    expect(countLoginFailure(broken, NOW)).toBe(false);
  });
});

describe('automatic redirects', () => {
  test('stop after three within a minute and resume later', () => {
    const now = 1_800_000_000_000;
    expect([0, 1, 2, 3].map((second) => allowRedirect(storage, now + second * 1000))).toEqual([true, true, true, false]);
    expect(allowRedirect(storage, now + 59_999)).toBe(false);
    expect(allowRedirect(storage, now + 60_000)).toBe(true);
  });

  test.each(['junk', '{}', '["a",null]', 'null'])('start counting from zero when storage holds %j', (junk) => {
    window.localStorage.setItem('portal.sign-ins', junk);
    expect(allowRedirect(storage, 1_800_000_000_000)).toBe(true);
  });

  test('ignore future times left by a wrong clock', () => {
    window.localStorage.setItem('portal.sign-ins', '{"times":[9e15,9e15,9e15]}');
    expect(allowRedirect(storage, 1_800_000_000_000)).toBe(true);
  });
});
