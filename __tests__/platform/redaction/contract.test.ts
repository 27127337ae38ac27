/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { CONTRACT_FIELDS, decisionsIn, LIBRARY_FIELDS, PORTAL_FIELDS } from '#platform/redaction/rules/fieldRules.ts';
import { PLACED } from '#platform/redaction/rules/places.ts';

import { contractFields, fieldsIn, stateFields, undecided } from './fieldNames.ts';

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
