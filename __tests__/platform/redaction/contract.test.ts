/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { number, object, string, type GenericSchema } from 'valibot';

import { nullIfInvalid, sensitive, text, typedText } from '#contract/schema.ts';
import { contractFields as written } from '#platform/redaction/rules/contractFields.ts';
import { TREATMENT_BY_FIELD as all } from '#platform/redaction/rules/fieldRules.ts';
import { TREATMENT_BY_FIELD_AND_PLACE } from '#platform/redaction/rules/places.ts';
import { libraryFields, portalFields } from '#platform/redaction/rules/portalFields.ts';
import { splitNames, treatmentsByName } from '#platform/redaction/rules/treatments.ts';

import { contractSchemas } from '../../../sandbox/base/wire/publishedContract.ts';
import { CONTRACT, contractFiles } from '../../contract/readContract.ts';
import type { Node } from '../../support/sampleResponse.ts';
import { contractFields, fieldsIn, freeTextFields, stateFields, fieldsWithoutDecision } from './fieldNames.ts';
import { fieldListOf, fieldsOf, isAsStrict, sourceOf } from './sensitivities.ts';

const schemas = contractSchemas as ReadonlyMap<string, Node>;
const contract = contractFields();
const state = stateFields();

test('every field of the contract has a redaction decision', () => {
  expect(contract.length).toBeGreaterThan(500);
  expect(fieldsWithoutDecision(contract, all)).toEqual([]);
});

test('every schema of the contract is checked', () => {
  const exported = contractFiles().flatMap((file) => Object.keys(jest.requireActual<object>(join(CONTRACT, file))));
  const named = exported.filter((name) => name.endsWith('Schema'));
  expect(named.length).toBeGreaterThan(60);
  expect([...schemas.keys()].sort()).toEqual(named.sort());
});

test('every text field in the schemas states its sensitivity', () => {
  const silent = [...fieldsOf(schemas)].filter(({ decision }) => decision === null);
  expect(silent).toEqual([]);
});

/** The portal uses this generated list, because with the schemas themselves every page would have to load all of them. */
const GENERATED_FILE = 'src/platform/redaction/rules/contractFields.ts';

test('the portal’s list of contract fields matches the schemas', () => {
  const now = sourceOf(fieldListOf(schemas));
  if (process.env['WRITE_CONTRACT'] === '1') writeFileSync(GENERATED_FILE, now);
  expect(readFileSync(GENERATED_FILE, 'utf8')).toBe(now);
});

test('a new schema field is redacted by its sensitivity, and completely without one', async () => {
  const planted = object({
    mothersMaidenName: sensitive('secret', typedText(40)),
    godparent: nullIfInvalid(sensitive('person', text)),
    hobby: string(),
    motto: sensitive('none', text),
    shoeSize: number(),
    // Elsewhere in the contract, a field of this name is kept.
    hours: sensitive('words', text),
  }) as GenericSchema as Node;
  const contractWith = fieldListOf(new Map([...schemas, ['plantedSchema', planted]]));
  const value = { mothersMaidenName: 'Ruiz', godparent: 'Cleo', hobby: 'chess', motto: 'Onward', shoeSize: 9, hours: 'late' };
  await jest.isolateModulesAsync(async () => {
    jest.doMock('#platform/redaction/rules/contractFields.ts', () => ({ contractFields: contractWith }));
    const { createRedactor } = await import('#platform/redaction/redactor.ts');
    expect(createRedactor().value(value)).toEqual({
      mothersMaidenName: '[redacted]',
      godparent: 'Borrower A',
      hobby: '[redacted]',
      motto: 'Onward',
      shoeSize: 9,
      hours: '[words]',
    });
  });
  expect([...fieldsOf(new Map([['plantedSchema', planted]]))].filter(({ decision }) => decision === null)).toMatchObject([
    { name: 'hobby', schemaName: 'plantedSchema' },
  ]);
});

test('no portal rule is looser than the schema', () => {
  const own = treatmentsByName([...portalFields, libraryFields]);
  const looser = [...treatmentsByName([written])].filter(([name, said]) => own.has(name) && !isAsStrict(own.get(name)!, said));
  expect(looser).toEqual([]);
  const placed = [...fieldsOf(schemas)].flatMap(({ name, container, schemaName, decision }) =>
    [container, `${container}[]`].flatMap((here) => {
      const there = TREATMENT_BY_FIELD_AND_PLACE.get(name)?.get(here);
      return there === undefined ? [] : [{ where: schemaName, name, isStrict: isAsStrict(there, decision ?? 'secret') }];
    }),
  );
  expect(placed.length).toBeGreaterThan(5);
  expect(placed.filter(({ isStrict }) => !isStrict)).toEqual([]);
});

test('every field of the portal’s state, requests and configuration has a redaction decision', () => {
  expect(state.length).toBeGreaterThan(200);
  expect(fieldsWithoutDecision(state, all)).toEqual([]);
});

/** Fields with arbitrary text that are not redacted, by the reason why. */
const VISIBLE_TEXT_FIELDS = {
  'the lender, another servicer or the identity provider has published it': `
    hours website mailTo newServicer newServicerAddress newServicerLocation newServicerPhone newServicerURL product source
    assumptions wording documentType mediaType mediaTypes issuer authorization_endpoint token_endpoint jwks_uri userinfo_endpoint
    end_session_endpoint revocation_endpoint check_session_iframe token_type scope`,
  'a code that says nothing about a person': 'type bankCode investorCode errorId correlationId language',
  'a receipt shows no more': 'lastFour loanNumberLastFour expiryDate',
  'a part of an address that millions share': 'state addressState',
  'a number or a time that is written as text': 'rate apr bathrooms writtenAtTime timeSince updatedAtUtc agreedAtUtc startedOn',
  'a report says it of the portal and the browser': `
    is screen version commit builtAt takenOut browser system timeZone settings route method`,
  'it says how far a sale is from the home, not where': 'place',
};

test('visible fields are amounts, dates or listed words, or have a reason', () => {
  const decisions = treatmentsByName([written]);
  const stays = (name: string) => ['keep', 'asIs'].includes(decisions.get(name) ?? '');
  const reasoned = Object.values(VISIBLE_TEXT_FIELDS).flatMap(splitNames);
  expect(freeTextFields(contract).filter(stays).sort()).toEqual(reasoned.sort());
  const planted = fieldsIn('a.ts', "interface A { petName: string | null; kind: 'string' | 'text'; due: DateOnly }");
  expect(freeTextFields(planted)).toEqual(['petName']);
});

test('a field without a decision is reported with its file and type', () => {
  const planted = 'export interface Loan { loanNumber: string; mothersMaidenName: string; risk: { fico: number } }';
  expect(fieldsWithoutDecision(fieldsIn('borrower/planted.ts', planted), all)).toEqual([
    'borrower/planted.ts: Loan: mothersMaidenName',
    'borrower/planted.ts: Loan: risk',
    'borrower/planted.ts: Loan: fico',
  ]);
});

test('no decision remains for a removed field', () => {
  const inContract = new Set(contract.map(({ name }) => name));
  const inState = new Set([...inContract, ...state.map(({ name }) => name)]);
  expect([...treatmentsByName(portalFields).keys()].filter((name) => !inState.has(name))).toEqual([]);
  expect([...TREATMENT_BY_FIELD_AND_PLACE.keys()].filter((name) => !inState.has(name))).toEqual([]);
});
