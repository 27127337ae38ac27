/** @jest-environment node */
import fc from 'fast-check';

import { safeReturnTo } from '#features/auth/signIn/useSafeReturnTo.ts';

const ORIGIN = 'https://portal.example.test';
const isKnownPath = (path: string) => path === '/loans' || path === '/pay' || path.startsWith('/loans/');
const safe = (candidate: string | null) => safeReturnTo(candidate, ORIGIN, isKnownPath);

test.each(['/loans', '/loans/l-1', '/loans/l-1?tab=fees&x=%2F%2Fevil', '/pay?loan=l-1#details'])(
  '%s is kept as return URL',
  (address) => {
    expect(safe(address)).toBe(address);
  },
);

test.each([
  null,
  '',
  'loans',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/loans/..//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  'https://evil.example/loans',
  'https://portal.example.test@evil.example/loans',
  'https://portal.example.test.evil.example/loans',
  'https://portal.example.test/loans',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/unknown',
  '/auth',
  '/auth/login',
  '/redirect?returnUrl=/redirect',
  '/authorize-user',
  '/auth/callback?code=1',
  '/loans/../auth/login',
])('return URL %j is replaced by the loans', (address) => {
  expect(safe(address)).toBe('/loans');
});

test('every return URL stays on a known page of this origin', () => {
  const hostile = fc.constantFrom(
    '/',
    '\\',
    '//',
    '/loans',
    'loans',
    '..',
    '.',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    '%2f',
    '%5c',
    'evil.example',
    'javascript:',
    'https:',
  );
  const candidates = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(hostile, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.array(hostile, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
  );
  fc.assert(
    fc.property(candidates, (candidate) => {
      const kept = safe(candidate);
      const url = new URL(kept, ORIGIN);
      return kept.startsWith('/') && !kept.startsWith('//') && url.origin === ORIGIN && isKnownPath(url.pathname);
    }),
    { numRuns: 5000 },
  );
});
