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
  'removing a loan': row({
    reducer: loans.loansSlice.reducer,
    start: (id) => [loans.removalAsked(id), loans.removalConfirmed()],
    reopen: (id) => [loans.removalAsked(id)],
    respond: (id) => [loans.removalEnded(id)],
  }),
  'canceling an address change': row({
    reducer: loans.loansSlice.reducer,
    start: (id) => [loans.addressCancelRequested(id)],
    reopen: () => [],
    respond: (id) => [loans.addressCancelFailed({ loanIdentifier: id, problem: { says: 'unknown' } })],
  }),
  'making a due date file': row({
    reducer: loans.loansSlice.reducer,
    start: (id) => [loans.calendarRequested(id)],
    reopen: () => [],
    respond: (id) => [loans.calendarMade(id), loans.calendarFailed(id)],
  }),
  'removing a method': row({
    reducer: accounts.accountsSlice.reducer,
    start: (id) => [accounts.removalAsked(card(id)), accounts.removalConfirmed()],
    reopen: (id) => [accounts.removalAsked(card(id))],
    respond: (id) => [accounts.removalEnded(id)],
  }),
  'canceling an alert': row({
    reducer: rateDrop.rateDropSlice.reducer,
    start: (id) => [rateDrop.cancelAsked(id), rateDrop.cancelConfirmed(id)],
    reopen: (id) => [rateDrop.cancelAsked(id)],
    respond: (id) => [rateDrop.cancelEnded({ userPreferenceId: id, outcome: 'canceled' })],
  }),
  'withdrawing a document': row({
    reducer: docuSafe.docuSafeSlice.reducer,
    start: (id) => [docuSafe.withdrawalAsked(id), docuSafe.withdrawalConfirmed(id)],
    reopen: (id) => [docuSafe.withdrawalAsked(id)],
    respond: (id) => [docuSafe.withdrawalEnded(id)],
  }),
  'telling an officer that everything is in': row({
    reducer: docuSafe.docuSafeSlice.reducer,
    start: (id) => [docuSafe.allInSaid(id)],
    reopen: () => [],
    respond: (id) => [docuSafe.allInAnswered({ requestId: id, error })],
  }),
  'removing a paystub': row({
    reducer: ocr.ocrSlice.reducer,
    start: (id) => [ocr.removalAsked(id), ocr.removalConfirmed()],
    reopen: (id) => [ocr.removalAsked(id)],
    respond: (id) => [ocr.removalEnded(id)],
  }),
  'changing a paystub': row({
    reducer: ocr.ocrSlice.reducer,
    start: (id) => [ocr.requestSent(id)],
    reopen: () => [],
    respond: (id) => [ocr.requestTaken(id), ocr.requestFailed({ requestKey: id, error })],
  }),
  'asking a home value question': row({
    reducer: home.homeValuationSlice.reducer,
    start: (id) => [home.questionFormRequested({ homeKey: id })],
    reopen: () => [],
    respond: (id) => [home.questionFormOpened({ homeKey: id }), home.questionFormFailed({ homeKey: id })],
  }),
  'changing a privacy choice': row({
    reducer: privacy.privacySlice.reducer,
    start: (id) => [privacy.changeRequested({ control: id as privacy.PrivacyControl, wanted: true })],
    reopen: () => [],
    respond: (id) => [privacy.changeEnded({ control: id as privacy.PrivacyControl, outcome: { kind: 'undone' } })],
  }),
  'resending an email': row({
    reducer: signUp.signUpSlice.reducer,
    start: () => [signUp.againRequested()],
    reopen: () => [],
    respond: () => [signUp.againAnswered(error)],
  }),
};

describe.each(Object.entries(ROWS))('%s:', (_what, { reducer, start, reopen, respond }) => {
  const after = (...actions: UnknownAction[]): never => actions.reduce<never>(reducer, reducer(undefined, { type: 'begin' }));
  const same = (...before: UnknownAction[]) => {
    const state = after(...before);
    for (const answer of respond('one')) expect(reducer(state, answer)).toEqual(state);
  };

  test('a response counts while its page is open', () => {
    const state = after(...start('one'));
    expect(respond('one').some((answer) => reducer(state, answer) !== state)).toBe(true);
  });
  test('a response is ignored on another page', () => same(...start('one'), PAGE_LEFT));
  test('a response is ignored after the page or another one is reopened', () => {
    same(...start('one'), PAGE_LEFT, ...reopen('one'));
    same(...start('one'), PAGE_LEFT, ...reopen('two'));
  });
  test('a response is ignored after signing out', () => same(...start('one'), signedOut({} as never)));
});
