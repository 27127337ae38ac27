/** @jest-environment node */
/**
 * A response that arrives after its page was left, or after a newer request, must change nothing. Checks every slice that waits for
 * responses.
 */
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

import * as accounts from '#features/accounts/accountsSlice.ts';
import * as signUp from '#features/auth/signUp/signUpSlice.ts';
import * as docuSafe from '#features/docuSafe/docuSafeSlice.ts';
import * as home from '#features/homeValuation/homeValuationSlice.ts';
import * as loans from '#features/loans/loansSlice.ts';
import * as ocr from '#features/ocr/ocrSlice.ts';
import * as privacy from '#features/privacy/privacySlice.ts';
import * as rateDrop from '#features/rateDrop/rateDropSlice.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

const PAGE_LEFT = screenShown({ route: '/elsewhere' });
const card = (id: string) => ({ id, type: 'DEBIT' as const, issuerName: 'Visa', lastFour: '4242' });
const error = { kind: 'network' as const, code: 'offline' } as never;

interface Row {
  reducer: Reducer<never>;
  /** Actions of the click that starts a request for one item. */
  start: (id: string) => UnknownAction[];
  /** Actions of opening the same item again, or another one. */
  reopen: (id: string) => UnknownAction[];
  respond: (id: string) => UnknownAction[];
}

const row = <State>(one: Omit<Row, 'reducer'> & { reducer: Reducer<State> }): Row => one as unknown as Row; // the rows have different state types

const ROWS: Record<string, Row> = {
  'a loan that is taken off the list': row({
    reducer: loans.loansSlice.reducer,
    start: (id) => [loans.removalAsked(id), loans.removalConfirmed()],
    reopen: (id) => [loans.removalAsked(id)],
    respond: (id) => [loans.removalEnded(id)],
  }),
  'an address that is taken back': row({
    reducer: loans.loansSlice.reducer,
    start: (id) => [loans.addressCancelRequested(id)],
    reopen: () => [],
    respond: (id) => [loans.addressCancelFailed({ loanIdentifier: id, problem: { says: 'unknown' } })],
  }),
  'a due date as a file': row({
    reducer: loans.loansSlice.reducer,
    start: (id) => [loans.calendarRequested(id)],
    reopen: () => [],
    respond: (id) => [loans.calendarMade(id), loans.calendarFailed(id)],
  }),
  'a method that is removed': row({
    reducer: accounts.accountsSlice.reducer,
    start: (id) => [accounts.removalAsked(card(id)), accounts.removalConfirmed()],
    reopen: (id) => [accounts.removalAsked(card(id))],
    respond: (id) => [accounts.removalEnded(id)],
  }),
  'an alert that is canceled': row({
    reducer: rateDrop.rateDropSlice.reducer,
    start: (id) => [rateDrop.cancelAsked(id), rateDrop.cancelConfirmed(id)],
    reopen: (id) => [rateDrop.cancelAsked(id)],
    respond: (id) => [rateDrop.cancelEnded({ userPreferenceId: id, outcome: 'canceled' })],
  }),
  'a document that is taken back': row({
    reducer: docuSafe.docuSafeSlice.reducer,
    start: (id) => [docuSafe.withdrawalAsked(id), docuSafe.withdrawalConfirmed(id)],
    reopen: (id) => [docuSafe.withdrawalAsked(id)],
    respond: (id) => [docuSafe.withdrawalEnded(id)],
  }),
  'an officer who is told that everything is in': row({
    reducer: docuSafe.docuSafeSlice.reducer,
    start: (id) => [docuSafe.allInSaid(id)],
    reopen: () => [],
    respond: (id) => [docuSafe.allInAnswered({ requestId: id, error })],
  }),
  'a paystub that is removed': row({
    reducer: ocr.ocrSlice.reducer,
    start: (id) => [ocr.removalAsked(id), ocr.removalConfirmed()],
    reopen: (id) => [ocr.removalAsked(id)],
    respond: (id) => [ocr.removalEnded(id)],
  }),
  'a change of a paystub': row({
    reducer: ocr.ocrSlice.reducer,
    start: (id) => [ocr.requestSent(id)],
    reopen: () => [],
    respond: (id) => [ocr.requestTaken(id), ocr.requestFailed({ requestKey: id, error })],
  }),
  'the form of a question about a home': row({
    reducer: home.homeValuationSlice.reducer,
    start: (id) => [home.questionFormRequested({ homeKey: id })],
    reopen: () => [],
    respond: (id) => [home.questionFormOpened({ homeKey: id }), home.questionFormFailed({ homeKey: id })],
  }),
  'a privacy choice': row({
    reducer: privacy.privacySlice.reducer,
    start: (id) => [privacy.changeRequested({ control: id as privacy.PrivacyControl, wanted: true })],
    reopen: () => [],
    respond: (id) => [privacy.changeEnded({ control: id as privacy.PrivacyControl, outcome: { kind: 'undone' } })],
  }),
  'a mail that is sent again': row({
    reducer: signUp.signUpSlice.reducer,
    start: () => [signUp.againRequested()],
    reopen: () => [],
    respond: () => [signUp.againAnswered(error)],
  }),
};

describe.each(Object.entries(ROWS))('%s', (_what, { reducer, start, reopen, respond }) => {
  const after = (...actions: UnknownAction[]): never => actions.reduce<never>(reducer, reducer(undefined, { type: 'begin' }));
  const same = (...before: UnknownAction[]) => {
    const state = after(...before);
    for (const answer of respond('one')) expect(reducer(state, answer)).toEqual(state);
  };

  test('its answer counts while the page is open', () => {
    const state = after(...start('one'));
    expect(respond('one').some((answer) => reducer(state, answer) !== state)).toBe(true);
  });
  test('not on another page', () => same(...start('one'), PAGE_LEFT));
  test('not when it is opened again, or something else is', () => {
    same(...start('one'), PAGE_LEFT, ...reopen('one'));
    same(...start('one'), PAGE_LEFT, ...reopen('two'));
  });
  test('not after signing out', () => same(...start('one'), signedOut({} as never)));
});
