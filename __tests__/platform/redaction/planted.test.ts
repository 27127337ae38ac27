/** @jest-environment node */
/** The same planted secrets before everything that takes secrets out, each by rules of its own: where one learns a spelling, the others must. */
import { looksSecret } from '#features/support/report/looksSecret.ts';
import { createRedactor } from '#platform/redaction/redactor.ts';

import { secretIn } from '../../../sandbox/areas/support/secrets.ts';
import { maskDigits } from '../../../sandbox/base/http/log.ts';

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

const spellings = Object.entries(GAPS).flatMap(([gap, written]) =>
  Object.entries(ZEROS).map(([digits, zero]) => ({ gap, digits, written, zero })),
);

test.each(spellings)('groups with $gap between, in $digits digits', ({ written, zero }) => {
  const spelled = (groups: readonly string[]) => groups.map((group) => inScript(group, zero)).join(written);
  for (const [kind, numbers] of [
    ['card', CARDS],
    ['socialSecurityNumber', SOCIAL_SECURITY_NUMBERS],
  ] as const)
    for (const groups of numbers) {
      const number = spelled(groups);
      for (const text of [number, `It is ${number}, you know.`]) {
        expect([text, secretIn(text)]).toEqual([text, kind]);
        expect([text, looksSecret(text)]).toEqual([text, true]);
        expect(maskDigits(text)).toBe(text.replace(number, `••••${inScript(groups.join('').slice(-2), zero)}`));
        expect(createRedactor().text(text)).toBe(text.replace(number, '[redacted]'));
        expect(createRedactor().value(text, 'product')).toBe(text.replace(number, '[redacted]'));
      }
    }
});

test.each(Object.entries(ZEROS))('in one piece, in %s digits', (_digits, zero) => {
  for (const groups of CARDS) {
    const number = inScript(groups.join(''), zero);
    expect([secretIn(number), looksSecret(number), createRedactor().text(number)]).toEqual(['card', true, '[redacted]']);
    expect(maskDigits(number)).toBe(`••••${inScript(groups.join('').slice(-2), zero)}`);
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
])('%j is left alone by all of them', (text) => {
  expect([secretIn(text), looksSecret(text), maskDigits(text)]).toEqual([null, false, text]);
});

test('a line of the log stays JSON', () => {
  const line = JSON.stringify({
    level: 30,
    time: '2026-11-25T04:29:55.123Z',
    responseTime: 3.704125000001,
    path: '/loans/1000004711',
  });
  expect(JSON.parse(maskDigits(line))).toEqual({
    level: 30,
    time: '2026-11-25T04:29:55.123Z',
    responseTime: 3.704125000001,
    path: '/loans/••••11',
  });
});

test('none of them takes long over a long text', () => {
  const begun = performance.now();
  for (const piece of ['1 ', '1.', '%20', '1%20', '%C2%A0', '1%c2%c2', '1234 ', '2026-11-21 ', '４ ', '1\u200b']) {
    const text = piece.repeat(20_000);
    for (const look of [secretIn, looksSecret, maskDigits, createRedactor().text]) look(text);
  }
  expect(performance.now() - begun).toBeLessThan(10_000);
});
