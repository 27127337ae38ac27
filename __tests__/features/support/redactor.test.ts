/** @jest-environment node */
import fc from 'fast-check';

import { devTools } from '#features/support/devTools.ts';
import { redact, REDACTED } from '#features/support/redactor.ts';

const base64url = (text: string) => Buffer.from(text).toString('base64url');
const jwt = fc
  .tuple(
    fc.record({ alg: fc.constantFrom('RS256', 'ES256', 'none') }),
    fc.record({ sub: fc.string(), exp: fc.nat() }),
    fc.base64String(),
  )
  .map(
    ([header, claims, signature]) =>
      `${base64url(JSON.stringify(header))}.${base64url(JSON.stringify(claims))}.${base64url(signature)}`,
  );
const digits = fc
  .integer({ min: 12, max: 19 })
  .chain((length) => fc.array(fc.nat({ max: 9 }), { minLength: length, maxLength: length }));
const longNumber = fc.tuple(digits, fc.constantFrom('', ' ', '-')).map(([list, separator]) => {
  const groups = list.join('').match(/.{1,4}/g) ?? [];
  return { plain: list.join(''), written: groups.join(separator) };
});
const words = fc.constantFrom('', 'Card ', 'paid with ', '(', '"', 'number=', ': ');
const after = fc.constantFrom('', '.', ' today', ')', '"', ', 08 / 29', '&next=1');
/** A place deep in some state. */
const nested = (value: unknown, path: string[]) =>
  path.reduce<unknown>((inner, name) => (name === '[]' ? [inner] : { [name]: inner }), value);
const path = fc.array(fc.constantFrom('payload', 'meta', 'arg', 'data', '[]', 'originalArgs'), { maxLength: 5 });

test('no signed token survives, wherever it stands', () => {
  fc.assert(
    fc.property(jwt, words, after, path, (token, before, behind, where) => {
      const text = JSON.stringify(redact(nested(before + token + behind, where)));
      expect(text).not.toContain(token);
      expect(text).not.toContain(token.split('.')[1]);
    }),
  );
});

test('no card or account number survives, plain or grouped', () => {
  fc.assert(
    fc.property(longNumber, words, after, path, ({ plain, written }, before, behind, where) => {
      const text = JSON.stringify(redact(nested(before + written + behind, where)));
      expect(text).not.toContain(written);
      expect(text.replace(/\D/g, '')).not.toContain(plain);
    }),
  );
});

const SECRET_NAMES = [
  'token',
  'accessToken',
  'access_token',
  'idToken',
  'id_token',
  'refreshToken',
  'refresh_token',
  'bearer',
  'Authorization',
  'password',
  'passwordCheck',
  'ssn',
  'cardNumber',
  'cardCVV',
  'cardCvvNumber',
  'accountNumber',
  'verificationTicket',
  'code',
  'code_verifier',
  'client_secret',
  'sealed',
];
/** Long enough not to occur by chance in the names around it. */
const secret = fc.string({ minLength: 1, maxLength: 30 }).map((text) => `<<${text}>>`);

test.each(SECRET_NAMES)('the value of %s does not survive, whatever it is', (name) => {
  fc.assert(
    fc.property(secret, path, (value, where) => {
      for (const held of [value, [value], { inner: value }]) {
        expect(JSON.stringify(redact(nested({ [name]: held }, where)))).not.toContain(JSON.stringify(value).slice(1, -1));
      }
    }),
    { numRuns: 30 },
  );
});

test.each([
  'Payment received',
  '2026-12-01',
  '2026-11-21T17:30:00Z',
  '2026-11-21T17:30:00.123Z',
  '11/21/2026 12:30 PM',
  '$1,992.67',
  '1992.67',
  'loan-1',
  '4711',
  'Debit: Visa ending in 4242',
  '(216) 555-0142',
  'ada@example.com',
  'borrowerApi/executeQuery/fulfilled',
  'fa-20261121',
  '',
])('%j survives as it is', (text) => {
  expect(redact({ kept: [text] })).toEqual({ kept: [text] });
});

test('what is not a text and not secret survives, times in milliseconds too', () => {
  const state = { startedTimeStamp: 1_795_281_000_000, a: 1, b: true, c: null, d: undefined, e: [0, -1.5], f: { token: null } };
  expect(redact(state)).toEqual(state);
});

test('the original is left alone', () => {
  const state = { token: 'secret', list: ['4242424242424242'] };
  redact(state);
  expect(state).toEqual({ token: 'secret', list: ['4242424242424242'] });
});

test('DevTools see redacted actions and states only', () => {
  const action = { type: 'session/signedIn', payload: { token: 'secret', user: { email: 'ada@example.com' } } };
  expect(devTools.actionSanitizer?.(action, 1)).toEqual({
    type: 'session/signedIn',
    payload: { token: REDACTED, user: { email: 'ada@example.com' } },
  });
  expect(devTools.stateSanitizer?.({ session: { token: 'secret' } }, 1)).toEqual({ session: { token: REDACTED } });
});
