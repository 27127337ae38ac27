/** @jest-environment node */
/**
 * Puts the same secrets before every module that removes secrets. Each has its own rules, so a spelling that one handles must be handled
 * by all.
 */
import { safeParse } from 'valibot';

import { telemetryEventSchema } from '#contract/telemetry.ts';
import { createRedactor } from '#platform/redaction/redactor.ts';
import { hasLongNumber } from '#platform/redaction/secrets.ts';
import { warnInConsole } from '#platform/identity/identityFailure.ts';

import { maskSecrets, findSecret } from '../../../sandbox/base/findSecrets.ts';

const CARDS = [
  ['4111', '1111', '1111', '1111'],
  ['5555', '5555', '5555', '4444'],
  ['3782', '822463', '10005'],
];
const SOCIAL_SECURITY_NUMBERS = [
  ['078', '05', '1120'],
  ['123', '45', '6789'],
];
const GAPS = {
  spaces: ' ',
  hyphens: '-',
  points: '.',
  underscores: '_',
  slashes: '/',
  'middle dots': '·',
  'two spaces': '  ',
  'spaced hyphens': ' - ',
  'no-break spaces': '\u00a0',
  'narrow no-break spaces': '\u202f',
  'no-break hyphens': '\u2011',
  'en dashes': '–',
  'em dashes': '—',
  'spaced en dashes': ' – ',
  'escaped spaces': '%20',
  'escaped no-break spaces': '%C2%A0',
  'escaped hyphens': '%2D',
  'hyphens and a break that nobody sees': '-\u200b',
};
const ZEROS = { usual: 0x30, 'full-width': 0xff10, Arabic: 0x660, Persian: 0x6f0, Devanagari: 0x966, mathematical: 0x1d7ce };
const inScript = (number: string, zero: number) => number.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

function warning(got: string): string {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  warnInConsole('unexpected', { expected: 'none', got });
  const [[line] = []] = warn.mock.calls;
  warn.mockRestore();
  return String(line);
}
/** Analytics accepts only route patterns, rather than searching for secrets in a route. */
const isCounted = (route: string): boolean => safeParse(telemetryEventSchema, { event: 'page', route }).success;

const spellings = Object.entries(GAPS).flatMap(([gap, written]) =>
  Object.entries(ZEROS).map(([digits, zero]) => ({ gap, digits, written, zero })),
);

test.each(spellings)('groups with $gap between, in $digits digits, are redacted everywhere', ({ written, zero }) => {
  const spelled = (groups: readonly string[]) => groups.map((group) => inScript(group, zero)).join(written);
  for (const [kind, numbers] of [
    ['card', CARDS],
    ['socialSecurityNumber', SOCIAL_SECURITY_NUMBERS],
  ] as const)
    for (const groups of numbers) {
      const number = spelled(groups);
      for (const text of [number, `It is ${number}, you know.`]) {
        expect([text, findSecret(text)]).toEqual([text, kind]);
        expect([text, hasLongNumber(text)]).toEqual([text, true]);
        expect(maskSecrets(text)).toBe(text.replace(number, `••••${inScript(groups.join('').slice(-2), zero)}`));
        expect(createRedactor().text(text)).toBe(text.replace(number, '[redacted]'));
        expect(createRedactor().value(text, 'product')).toBe(text.replace(number, '[redacted]'));
        expect(warning(text)).toBe(`Sign-in: unexpected; expected none; got ${text.replace(number, '…')}`);
        expect(isCounted(`/loans/${text}`)).toBe(false);
      }
    }
});

test.each(Object.entries(ZEROS))('one group of %s digits is redacted everywhere', (_digits, zero) => {
  for (const groups of CARDS) {
    const number = inScript(groups.join(''), zero);
    expect([findSecret(number), hasLongNumber(number), createRedactor().text(number)]).toEqual(['card', true, '[redacted]']);
    expect(maskSecrets(number)).toBe(`••••${inScript(groups.join('').slice(-2), zero)}`);
  }
});

test.each([
  '2026-11-21 17:30:00',
  '2026-11-21 2026-12-01',
  '2026-11-21 04:29, 2 of 3',
  '$1,842.17 of $2,000.00',
  '1842.17',
  '6.125 %',
  'in 312 ms',
  '127.0.0.1:3000',
  'Loan 0001',
  'R-1234-5678',
  'ending in 4242',
])('%j is left unchanged everywhere', (text) => {
  expect([findSecret(text), hasLongNumber(text), maskSecrets(text)]).toEqual([null, false, text]);
});

test.each([
  ['a signed token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2ln'],
  ['a sealed one', 'eyJhbGciOiJkaXIifQ..aXY.Y2lwaGVy.dGFn'],
  ['the token of a mailed link', 'VDOj5E9hazzgFBuXMsZkKg69ZKLR7q4ynUt91a7XJhGt1tbfhmvZ-iRH1MjLjtN6'],
  ['a digest', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  ['an email address', 'ada.b+x@example.com'],
])('%s is redacted in reports and warnings, and not counted', (_what, secret) => {
  expect(createRedactor().text(`It is ${secret}, you know.`)).not.toContain(secret);
  expect(warning(`Bearer ${secret} at https://id.example/token?code=${secret}`)).toMatch(
    /got Bearer … at https:\/\/id.example\/token$/,
  );
  expect(isCounted(`/loans/${secret}`)).toBe(false);
});

test('a page’s route pattern is counted', () => {
  expect(isCounted('/loans/:loanIdentifier')).toBe(true);
});

test('a warning names the client and the provider', () => {
  const facts = 'https://dev-83432432.okta.example of 5f0c2f6e-1a11-4222-8333-444455556666 at 2026-11-21T17:30:00.000Z';
  expect(warning(facts)).toContain(facts);
});

test('a signed token is in no report that the lender stores and in no log', () => {
  const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2ln';
  expect([findSecret(`Bearer ${token};`), maskSecrets(`Bearer ${token};`)]).toEqual(['token', 'Bearer …;']);
});

test('a log line stays valid JSON', () => {
  const line = JSON.stringify({
    level: 30,
    time: '2026-11-25T04:29:55.123Z',
    responseTime: 3.704125000001,
    path: '/loans/1000004711',
  });
  expect(JSON.parse(maskSecrets(line))).toEqual({
    level: 30,
    time: '2026-11-25T04:29:55.123Z',
    responseTime: 3.704125000001,
    path: '/loans/••••11',
  });
});

test('redacting a long text is fast', () => {
  const begun = performance.now();
  for (const piece of ['1 ', '1.', '%20', '1%20', '%C2%A0', '1%c2%c2', '1234 ', '2026-11-21 ', '４ ', '1\u200b']) {
    const text = piece.repeat(20_000);
    for (const look of [findSecret, hasLongNumber, maskSecrets, createRedactor().text]) look(text);
  }
  expect(performance.now() - begun).toBeLessThan(10_000);
});
