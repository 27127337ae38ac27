import { clearLoginFailures, noteLoginFailure, readLoginFailures } from '#features/auth/signIn/loginFailures.ts';
import { mayRedirectAgain } from '#features/auth/signIn/signInLoop.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';

const storage = safeStorage(() => window.localStorage);
const broken = safeStorage(() => {
  throw new Error('blocked');
});
const KEY = 'portal.login-failures';

describe('the counter of failed sign-ins', () => {
  test('goes 0, 1, 2, and the third failure is one too many', () => {
    expect(readLoginFailures(storage)).toBe(0);
    expect(noteLoginFailure(storage)).toBe(false);
    expect(readLoginFailures(storage)).toBe(1);
    expect(noteLoginFailure(storage)).toBe(false);
    expect(readLoginFailures(storage)).toBe(2);
    expect(noteLoginFailure(storage)).toBe(true);
  });

  test('begins anew after a success', () => {
    noteLoginFailure(storage);
    noteLoginFailure(storage);
    clearLoginFailures(storage);
    expect(window.localStorage.getItem(KEY)).toBeNull();
    expect(noteLoginFailure(storage)).toBe(false);
  });

  test.each(['', 'NaN', '-1', '3', '99999', '1.5', ' 1', '0x1', 'null', '{"a":1}'])('reads %j as 0', (junk) => {
    window.localStorage.setItem(KEY, junk);
    expect(readLoginFailures(storage)).toBe(0);
  });

  test('does not fail where storage is blocked', () => {
    expect(noteLoginFailure(broken)).toBe(false);
  });
});

describe('redirects that nobody asked for', () => {
  test('stop after three within a minute, and go on after it', () => {
    const now = 1_800_000_000_000;
    expect([0, 1, 2, 3].map((second) => mayRedirectAgain(storage, now + second * 1000))).toEqual([true, true, true, false]);
    expect(mayRedirectAgain(storage, now + 59_999)).toBe(false);
    expect(mayRedirectAgain(storage, now + 60_000)).toBe(true);
  });

  test.each(['junk', '{}', '["a",null]', 'null'])('are counted from nothing when storage holds %j', (junk) => {
    window.localStorage.setItem('portal.sign-ins', junk);
    expect(mayRedirectAgain(storage, 1_800_000_000_000)).toBe(true);
  });

  test('times from the future, left by a clock that was wrong, do not count', () => {
    window.localStorage.setItem('portal.sign-ins', '{"times":[9e15,9e15,9e15]}');
    expect(mayRedirectAgain(storage, 1_800_000_000_000)).toBe(true);
  });
});
