/** @jest-environment node */
import fc from 'fast-check';

import { createRedactor } from '#platform/redaction/redactor.ts';
import { hasLongNumber, REDACTED } from '#platform/redaction/secrets.ts';

const text = (words: string) => createRedactor().text(words);
/** Redacts text in a field that is otherwise kept, so that only the patterns apply. */
const redactPatternsIn = (words: string) => createRedactor().value(words, 'product');

test.each([
  ['Card 4000 0566 5566 5556 was declined', `Card ${REDACTED} was declined`],
  ['4000-0566-5566-5556', REDACTED],
  ['card=4000056655665557&next=1', `card=${REDACTED}&next=1`],
  ['American 3782 822463 10005', `American ${REDACTED}`],
  ['SSN 123-45-6789', `SSN ${REDACTED}`],
  ['123 45 6789', REDACTED],
  ['ssn:123456789.', `ssn:${REDACTED}.`],
  ['routing 110000000', `routing ${REDACTED}`],
  ['routing 110 000 000', `routing ${REDACTED}`],
  ['account 000123456789', `account ${REDACTED}`],
  ['acct000123456', `acct${REDACTED}`],
  ['loan 1000004711 is due', `loan ${REDACTED} is due`],
  ['44101-1234', REDACTED],
  ['12345678-2026', REDACTED],
  ['1.23456789012', `1.${REDACTED}`],
  ['call (216) 555-0142 now', 'call (000) 000-0001 now'],
  ['216-555-0142', '(000) 000-0001'],
  ['216.555.0142', '(000) 000-0001'],
  ['+1 216 555 0142', '(000) 000-0002'] /* the leading 1 makes it a different number */,
  ['mail ada.b+x@example.com, please', 'mail person1@redacted.example, please'],
  ['to d•••@example.com', 'to person1@redacted.example'],
  ['eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', REDACTED],
  ['Bearer eyJhbGciOiJkaXIifQ..aXY.Y2lwaGVy.dGFn;', `Bearer ${REDACTED};`],
  ['link x7Kp2mQ9vR4tY8wZ1aB5cD3e ends', `link ${REDACTED} ends`],
  ['aBcDeFgHiJkLmNoPqRsTuVwXyZaB', REDACTED],
  ['the first part eyJhbGciOiJub25lIn0 of one', `the first part ${REDACTED} of one`],
  ['abcdefghij'.repeat(4), REDACTED],
  ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', REDACTED],
  ['key 5f0c2f6e-1a11-4222-8333-444455556666', 'key id-1'],
  ['call 216–555–0142', 'call (000) 000-0001'],
  ['mail dana%40example.com', 'mail person1@redacted.example'],
  ['returnUrl=%2Fx%3Fm%3Ddana%2540example.com', 'returnUrl=%2Fx%3Fm%3Dperson1@redacted.example'],
  ['mail dana@bücher.de', 'mail person1@redacted.example'],
  ['mail dana＠example.com', 'mail person1@redacted.example'],
  ['nine: 1 2 3 4 5 6 7 8 9', `nine: ${REDACTED}`],
  ['Señor, “4111 1111 1111 1111” – yes', `Señor, “${REDACTED}” – yes`],
  ['card 4111.1111 1111.1111', `card ${REDACTED}`],
  ['Visa 4111 1111 1111 1111 12/28', `Visa ${REDACTED} 12/28`],
  // Letters whose lower case is an ASCII letter.
  ['4111 1111 1111 1111 ſ', `${REDACTED} ſ`],
  ['4111 1111 1111 1111 \u212a', `${REDACTED} \u212a`],
])('%j is redacted to %j', (words, expected) => {
  expect(text(words)).toBe(expected);
  expect(redactPatternsIn(words)).toBe(expected);
});

test.each([
  '',
  'Payment received',
  '$1,842.17',
  '1842.17',
  '$450000',
  '$1,234,567.00 of $2,000.00',
  '-12.50',
  '6.125',
  '80.00',
  '2026-12-01',
  '2026-11',
  '2026-11-21T17:30:00Z',
  '2026-11-21T17:30:00.123Z',
  '2026/11/21',
  '21.11.2026',
  'paid 1000 2026-11-21',
  'Room 12 1842.17',
  '1842.17 2000.00 3000.00',
  '1842.17/2000.00',
  'Visa 4242 08/29',
  'Pago – $1,842.17 … “6.125 %”',
  'Chrome/156.0.7204.100 Safari/537.36 Mac OS X 10_15_7',
  'from 2026-11-21 to 2026-12-31',
  '11/21/2026 12:30 PM',
  '08 / 29',
  '9:31 AM',
  '99.5 %',
  '5%',
  'Chrome 156.0.7204.100',
  '1.2.3',
  'in 312 ms',
  '44101',
  'in 1999',
  'loan-1',
  'Debit: Visa ending in 4242',
  'R-4K7M-2QXW',
  'borrowerApi/executeQuery/fulfilled',
  'borrowerApi/internalSubscriptions/subscriptionsUpdated',
  'getFundingAccountOutcomeForReview',
  'keyJson',
  '/income-verification-documents-request/:contactId/documents-upload',
  '/public-pages/pre-approval-documents-request',
  'authorization_response_iss_parameter_supported',
  '@ReduxToastr/toastr/ADD',
  'redux-oidc/SILENT_RENEW_ERROR',
  'https://id.lender.example/realm/.well-known/openid-configuration',
])('%j stays unchanged', (words) => {
  expect(text(words)).toBe(words);
  expect(redactPatternsIn(words)).toBe(words);
});

/** Characters that people and devices put between the groups of a number. */
const SEPARATORS = [
  '',
  ' ',
  '-',
  '.',
  '_',
  '/',
  '·',
  '  ',
  ' - ',
  '\u00a0',
  '\u202f',
  '\u2011',
  '–',
  ' – ',
  '%20',
  '\u200b',
  '.\u00ad',
];
const SCRIPTS = [0x30, 0xff10, 0x660, 0x6f0, 0x966, 0x1d7ce];
const inScript = (number: string, zero: number) => number.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const digits = (min: number, max: number) =>
  fc.array(fc.nat({ max: 9 }), { minLength: min, maxLength: max }).map((list) => list.join(''));
const before = fc.constantFrom('', 'Card ', 'paid with ', '(', '"', 'number=', ': ', '2026-11-21 ', '$12.50 ');
const after = fc.constantFrom('', '.', ' today', ')', '"', ', 08 / 29', '&next=1', ' 2026-12-01');

test('every number of 12 to 19 digits is redacted, plain or in groups of four', () => {
  fc.assert(
    fc.property(
      digits(12, 19),
      fc.constantFrom(...SEPARATORS),
      fc.constantFrom(...SCRIPTS),
      before,
      after,
      (number, separator, zero, left, right) => {
        const groups = (number.match(/.{1,4}/g) ?? []).map((group) => inScript(group, zero));
        const seen = text(left + groups.join(separator) + right);
        expect(seen).not.toContain(groups.slice(0, 2).join(separator));
        expect(seen).not.toContain(groups.slice(-2).join(separator));
        expect(seen.replace(/\D/g, '')).not.toContain(number);
      },
    ),
    { numRuns: 1000 },
  );
});

test('every Social Security number is redacted, and nine digits in equal groups', () => {
  fc.assert(
    fc.property(digits(9, 9), fc.constantFrom(...SEPARATORS), fc.constantFrom(...SCRIPTS), (number, separator, zero) => {
      for (const groups of [/^(...)(..)(....)$/.exec(number)?.slice(1) ?? [], number.match(/.../g) ?? [], Array.from(number)]) {
        const written = groups.map((group) => inScript(group, zero)).join(separator);
        expect([redactPatternsIn(written), text(`It is ${written}.`)]).toEqual([REDACTED, `It is ${REDACTED}.`]);
      }
    }),
    { numRuns: 500 },
  );
});

test('every number that triggers the borrower’s warning is redacted', () => {
  const group = fc.tuple(digits(1, 6), fc.constantFrom(...SEPARATORS, ', ', ' and '), fc.constantFrom(...SCRIPTS));
  const written = fc
    .array(group, { minLength: 1, maxLength: 16 })
    .map((list) => list.map(([number, separator, zero]) => inScript(number, zero) + separator).join(''));
  let warned = 0;
  fc.assert(
    fc.property(before, written, after, (left, number, right) => {
      const words = left + number + right;
      if (!hasLongNumber(words)) return;
      warned += 1;
      expect(text(words)).not.toBe(words);
    }),
    { numRuns: 1000 },
  );
  expect(warned).toBeGreaterThan(300);
  expect(['1 2 3 4 5 6 7 8 9', '4111.1111.1111.1111', '123–45–6789', '123456789'].filter((one) => !hasLongNumber(one))).toEqual(
    [],
  );
  expect(['(216) 555-0142', '216–555–0142', '$1,842.17 on 2026-11-21', '1842.17 2000.00'].filter(hasLongNumber)).toEqual([]);
});

test('a long text of digits and separators is processed quickly', () => {
  const begun = performance.now();
  for (const piece of ['1 ', '1.', '12-', '1 1.5 ', '4111.1111 ', '%2', '%25', 'a.', '1/2/20', '–１', '(123) ', 'e\u0301'])
    text(piece.repeat(20_000));
  expect(performance.now() - begun).toBeLessThan(5000);
});

test('every plain number of six or more digits is redacted', () => {
  fc.assert(
    fc.property(digits(6, 24), before, after, (number, left, right) => {
      expect(text(left + number + right)).not.toContain(number);
    }),
  );
});

test('every signed token is redacted', () => {
  const part = fc.base64String({ minLength: 4 }).map((value) => Buffer.from(value).toString('base64url'));
  fc.assert(
    fc.property(part, part, before, after, (claims, signature, left, right) => {
      const token = `eyJhbGciOiJSUzI1NiJ9.${claims}.${signature}`;
      expect(text(left + token + right)).not.toContain(claims + '.');
    }),
  );
});

test('every amount and date is kept', () => {
  const money = fc.integer({ min: 0, max: 99_999_999 });
  const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(money, day, (cents, moment) => {
      const dollars = cents / 100;
      const words = `${dollars.toFixed(2)} is ${dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' })} on ${moment.toISOString().slice(0, 10)}, ${moment.toISOString()}`;
      expect(text(words)).toBe(words);
    }),
  );
});

test('a lender’s own patterns are redacted in every text', () => {
  const redactor = createRedactor({ patterns: [String.raw`LN-\d+`, 'Acme'] });
  expect(redactor.text('LN-77 of Acme')).toBe(`${REDACTED} of ${REDACTED}`);
  expect(redactor.value({ product: 'Acme', amount: '1.00' })).toEqual({ product: REDACTED, amount: '1.00' });
});
