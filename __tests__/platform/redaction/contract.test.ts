/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { CONTRACT_FIELDS, decisionsIn, LIBRARY_FIELDS, PORTAL_FIELDS } from '#platform/redaction/rules/fieldRules.ts';
import { namesIn } from '#platform/redaction/rules/decisions.ts';
import { PLACED } from '#platform/redaction/rules/places.ts';

import { contractFields, fieldsIn, namesOfTexts, stateFields, undecided } from './fieldNames.ts';

const all = decisionsIn([...CONTRACT_FIELDS, ...PORTAL_FIELDS, LIBRARY_FIELDS]);
const contract = contractFields();
const state = stateFields();

const PACKAGES = [
  '@reduxjs/toolkit/dist/query/rtk-query.modern.mjs',
  '@reduxjs/toolkit/dist/query/index.d.mts',
  '@reduxjs/toolkit/dist/redux-toolkit.modern.mjs',
  'redux-oidc/src/reducer/reducer.js',
  'redux-persist/lib/persistReducer.js',
  'react-redux-toastr/src/ReduxToastr.jsx',
  'react-redux-toastr/src/ToastrBox.jsx',
  'react-redux-toastr/src/reducer.js',
];

test('every field of the contract is decided on', () => {
  expect(contract.length).toBeGreaterThan(500);
  expect(undecided(contract, all)).toEqual([]);
});

test('so is every field of the portal’s own state, calls and runtime document', () => {
  expect(state.length).toBeGreaterThan(200);
  expect(undecided(state, all)).toEqual([]);
});

/** Why a field stays in which any text could stand. */
const TEXTS_THAT_STAY = {
  'the lender, another servicer or the identity provider has published it': `
    hours website mailTo newServicer newServicerAddress newServicerLocation newServicerPhone newServicerURL product source
    assumptions wording documentType mediaType mediaTypes issuer authorization_endpoint token_endpoint jwks_uri userinfo_endpoint
    end_session_endpoint revocation_endpoint check_session_iframe token_type scope`,
  'a code that says nothing about a person': 'type bankCode investorCode errorId correlationId language',
  'a receipt shows no more': 'lastFour loanNumberLastFour expiryDate',
  'a part of an address that millions share': 'state addressState',
  'a number or a time that is written as text': 'rate apr bathrooms writtenAtTime timeSince updatedAtUtc agreedAtUtc startedOn',
  'a report says it of the portal and the browser': `
    is screen version commit builtAt takenOut browser system timeZone settings route`,
};

test('what stays is an amount, a date or a word of a list, or there is a reason', () => {
  const decisions = decisionsIn(CONTRACT_FIELDS);
  const stays = (name: string) => ['keep', 'asIs'].includes(decisions.get(name) ?? '');
  const reasoned = Object.values(TEXTS_THAT_STAY).flatMap(namesIn);
  expect(namesOfTexts(contract).filter(stays).sort()).toEqual(reasoned.sort());
  const planted = fieldsIn('a.ts', "interface A { petName: string | null; kind: 'string' | 'text'; due: DateOnly }");
  expect(namesOfTexts(planted)).toEqual(['petName']);
});

test('a field that nobody has decided on is named with its file and type', () => {
  const planted = 'export interface Loan { loanNumber: string; mothersMaidenName: string; risk: { fico: number } }';
  expect(undecided(fieldsIn('borrower/planted.ts', planted), all)).toEqual([
    'borrower/planted.ts: Loan: mothersMaidenName',
    'borrower/planted.ts: Loan: risk',
    'borrower/planted.ts: Loan: fico',
  ]);
});

test('no decision is left over from a field that is gone', () => {
  const inContract = new Set(contract.map(({ name }) => name));
  const inState = new Set([...inContract, ...state.map(({ name }) => name)]);
  expect([...decisionsIn(CONTRACT_FIELDS).keys()].filter((name) => !inContract.has(name))).toEqual([]);
  expect([...decisionsIn(PORTAL_FIELDS).keys()].filter((name) => !inState.has(name))).toEqual([]);
  expect(Object.keys(PLACED).filter((name) => !inState.has(name))).toEqual([]);
});

test('nor from a library', () => {
  const sources = PACKAGES.map((file) => readFileSync(`node_modules/${file}`, 'utf8')).join('\n');
  const isThere = (name: string) => new RegExp(`\\b${name}\\b`).test(sources);
  expect([...decisionsIn([LIBRARY_FIELDS]).keys()].filter((name) => !isThere(name))).toEqual([]);
});
