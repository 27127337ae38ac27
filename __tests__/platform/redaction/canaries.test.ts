/** @jest-environment node */
import fc from 'fast-check';

import { createRedactor } from '#platform/redaction/redactor.ts';
import type { Treatment } from '#platform/redaction/rules/treatments.ts';
import { TREATMENT_BY_FIELD as decisions } from '#platform/redaction/rules/fieldRules.ts';
import { TREATMENT_BY_FIELD_AND_PLACE } from '#platform/redaction/rules/places.ts';

import { contractFields } from './fieldNames.ts';

/**
 * Decisions under which a value may stay visible. `text` is included because it keeps identifiers of the code; canaries contain digits
 * and are not taken for those.
 */
const VISIBLE_DECISIONS = new Set<Treatment | undefined>(['keep', 'asIs', 'text']);
const REDACTED_FIELDS = [...new Set(contractFields().map(({ name }) => name))].filter(
  (name) => !VISIBLE_DECISIONS.has(decisions.get(name)),
);
const CONTAINER_NAMES = [
  'payload',
  'data',
  'officer',
  'loan',
  'contacts',
  'meta',
  'originalArgs',
  'error',
  'body',
  'unheardOf',
  '[]',
];

const field = fc.constantFrom(...REDACTED_FIELDS, 'unheardOf', 'somethingNew');
const path = fc.array(fc.constantFrom(...CONTAINER_NAMES), { maxLength: 5 });
/** Text that does not resemble anything the redactor itself writes. */
const canary = fc.integer({ min: 100_000, max: 999_999 }).map((number) => `qzv${number}xk`);
const nested = (value: unknown, names: readonly string[]) =>
  names.reduce<unknown>((inner, name) => (name === '[]' ? [inner] : { [name]: inner }), value);

/** Whether a field is kept in this place, which is the name of the field or list that contains it. */
const isKeptIn = (name: string, where: readonly string[]) =>
  VISIBLE_DECISIONS.has(TREATMENT_BY_FIELD_AND_PLACE.get(name)?.get(where.find((one) => one !== '[]') ?? ''));

test('most fields of the contract are tested here', () => {
  expect(REDACTED_FIELDS.length).toBeGreaterThan(150);
});

test('no redacted value appears, in any field and place', () => {
  const entry = fc
    .tuple(field, canary, path, fc.constantFrom('plain', 'list', 'number', 'words'))
    .filter(([name, , where]) => !isKeptIn(name, where));
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 12 }), (entries) => {
      const value = entries.map(([name, secret, where, form]) => {
        const digits = Number(secret.replace(/\D/g, ''));
        const held = { plain: secret, list: [secret], number: digits, words: `about ${secret} and more` }[form];
        return nested({ [name]: held, status: 'fulfilled' }, where);
      });
      const text = JSON.stringify(createRedactor().value(value));
      for (const [, secret] of entries) {
        expect(text).not.toContain(secret);
        expect(text).not.toContain(secret.replace(/\D/g, ''));
      }
      expect(text).toContain('fulfilled');
    }),
    { numRuns: 300 },
  );
});

test('a personal value is also redacted in texts and URLs', () => {
  const known = fc.constantFrom(...REDACTED_FIELDS.filter((name) => KNOWN.has(decisions.get(name))));
  fc.assert(
    fc.property(known, canary, path, (name, secret, where) => {
      const redactor = createRedactor();
      redactor.learn(nested({ [name]: secret }, where));
      const standIn = redactor.value(secret, name) as string;
      expect(redactor.text(`It is about ${secret.toUpperCase()}.`)).toBe(`It is about ${standIn}.`);
      expect(redactor.url(`/loans/${secret}?loan=${secret}&other=${secret}#${secret}`)).not.toContain(secret);
    }),
  );
});

test('the same value has the same alias in two places', () => {
  const kinds = fc.constantFrom(...REDACTED_FIELDS.filter((name) => KNOWN.has(decisions.get(name))));
  fc.assert(
    fc.property(kinds, canary, canary, path, path, (name, secret, other, here, there) => {
      fc.pre(secret !== other);
      const redactor = createRedactor();
      const value = {
        here: nested({ [name]: secret }, here),
        there: nested({ [name]: secret }, there),
        other: { [name]: other },
      };
      redactor.learn(value);
      expect(redactor.value(secret, name)).toBe(redactor.value(secret, name));
      expect(redactor.value(secret, name)).not.toBe(redactor.value(other, name));
      const shown = JSON.stringify(redactor.value(value));
      expect(shown.split(JSON.stringify(redactor.value(secret, name))).length - 1).toBeGreaterThanOrEqual(2);
    }),
  );
});

const KNOWN = new Set<Treatment | undefined>([
  'loan',
  'address',
  'city',
  'zip',
  'branch',
  'bank',
  'email',
  'account',
  'document',
  'file',
  'id',
]);
