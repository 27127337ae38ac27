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

const LEFT = screenShown({ route: '/elsewhere' });
const card = (id: string) => ({ id, type: 'DEBIT' as const, issuerName: 'Visa', lastFour: '4242' });
const error = { kind: 'network' as const, code: 'offline' } as never;

interface Row {
  reducer: Reducer<never>;
  /** Actions of the click that starts a request for one item. */
  press: (id: string) => UnknownAction[];
  /** Actions of opening the same item again, or another one. */
  open: (id: string) => UnknownAction[];
  answers: (id: string) => UnknownAction[];
}

const row = <State>(one: Omit<Row, 'reducer'> & { reducer: Reducer<State> }): Row => one as unknown as Row; // the rows have different state types

const ROWS: Record<string, Row> = {
  'a loan that is taken off the list': row({
    reducer: loans.loansSlice.reducer,
    press: (id) => [loans.removalAsked(id), loans.removalConfirmed()],
    open: (id) => [loans.removalAsked(id)],
    answers: (id) => [loans.removalEnded(id)],
  }),
  'an address that is taken back': row({
    reducer: loans.loansSlice.reducer,
    press: (id) => [loans.addressCancelRequested(id)],
    open: () => [],
    answers: (id) => [loans.addressCancelFailed({ loanIdentifier: id, problem: { says: 'unknown' } })],
  }),
  'a due date as a file': row({
    reducer: loans.loansSlice.reducer,
    press: (id) => [loans.calendarRequested(id)],
    open: () => [],
    answers: (id) => [loans.calendarMade(id), loans.calendarFailed(id)],
  }),
  'a method that is removed': row({
    reducer: accounts.accountsSlice.reducer,
    press: (id) => [accounts.removalAsked(card(id)), accounts.removalConfirmed()],
    open: (id) => [accounts.removalAsked(card(id))],
    answers: (id) => [accounts.removalEnded(id)],
  }),
  'an alert that is canceled': row({
    reducer: rateDrop.rateDropSlice.reducer,
    press: (id) => [rateDrop.cancelAsked(id), rateDrop.cancelConfirmed(id)],
    open: (id) => [rateDrop.cancelAsked(id)],
    answers: (id) => [rateDrop.cancelEnded({ userPreferenceId: id, outcome: 'canceled' })],
  }),
  'a document that is taken back': row({
    reducer: docuSafe.docuSafeSlice.reducer,
    press: (id) => [docuSafe.withdrawalAsked(id), docuSafe.withdrawalConfirmed(id)],
    open: (id) => [docuSafe.withdrawalAsked(id)],
    answers: (id) => [docuSafe.withdrawalEnded(id)],
  }),
  'an officer who is told that everything is in': row({
    reducer: docuSafe.docuSafeSlice.reducer,
    press: (id) => [docuSafe.allInSaid(id)],
    open: () => [],
    answers: (id) => [docuSafe.allInAnswered({ requestId: id, error })],
  }),
  'a paystub that is removed': row({
    reducer: ocr.ocrSlice.reducer,
    press: (id) => [ocr.removalAsked(id), ocr.removalConfirmed()],
    open: (id) => [ocr.removalAsked(id)],
    answers: (id) => [ocr.removalEnded(id)],
  }),
  'a change of a paystub': row({
    reducer: ocr.ocrSlice.reducer,
    press: (id) => [ocr.requestSent(id)],
    open: () => [],
    answers: (id) => [ocr.requestTaken(id), ocr.requestFailed({ requestKey: id, error })],
  }),
  'the form of a question about a home': row({
    reducer: home.homeValuationSlice.reducer,
    press: (id) => [home.questionFormRequested({ homeKey: id })],
    open: () => [],
    answers: (id) => [home.questionFormOpened({ homeKey: id }), home.questionFormFailed({ homeKey: id })],
  }),
  'a privacy choice': row({
    reducer: privacy.privacySlice.reducer,
    press: (id) => [privacy.changeRequested({ control: id as privacy.Control, wanted: true })],
    open: () => [],
    answers: (id) => [privacy.changeEnded({ control: id as privacy.Control, outcome: { kind: 'undone' } })],
  }),
  'a mail that is sent again': row({
    reducer: signUp.signUpSlice.reducer,
    press: () => [signUp.againRequested()],
    open: () => [],
    answers: () => [signUp.againAnswered(error)],
  }),
};

describe.each(Object.entries(ROWS))('%s', (_what, { reducer, press, open, answers }) => {
  const after = (...actions: UnknownAction[]): never => actions.reduce<never>(reducer, reducer(undefined, { type: 'begin' }));
  const same = (...before: UnknownAction[]) => {
    const state = after(...before);
    for (const answer of answers('one')) expect(reducer(state, answer)).toEqual(state);
  };

  test('its answer counts while the page is open', () => {
    const state = after(...press('one'));
    expect(answers('one').some((answer) => reducer(state, answer) !== state)).toBe(true);
  });
  test('not on another page', () => same(...press('one'), LEFT));
  test('not when it is opened again, or something else is', () => {
    same(...press('one'), LEFT, ...open('one'));
    same(...press('one'), LEFT, ...open('two'));
  });
  test('not after signing out', () => same(...press('one'), signedOut({} as never)));
});
