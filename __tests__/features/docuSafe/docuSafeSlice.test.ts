/** @jest-environment node */
import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';

import {
  allInAnswered,
  allInSaid,
  docuSafeSlice,
  dontHaveAnswered,
  dontHaveSaid,
  selectCompletionReport,
  selectIsDontHaveBusy,
  selectWithdrawal,
  withdrawalAsked,
  withdrawalConfirmed,
  withdrawalEnded,
} from '#features/docuSafe/docuSafeSlice.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { createRedactor } from '#platform/redaction/redactor.ts';

const reducer = combineReducers({ docuSafe: docuSafeSlice.reducer });
const after = (...actions: UnknownAction[]) =>
  actions.reduce<ReturnType<typeof reducer> | undefined>(reducer, undefined) ?? reducer(undefined, { type: '' });

const error: PortalError = { kind: 'emptyBody', status: 429, code: 'e' };
const left = screenShown({ route: '/document-requests' });

test('each document and task has its own busy state', () => {
  const said = after(dontHaveSaid('1'), dontHaveSaid('2'), dontHaveAnswered('2'));
  expect([selectIsDontHaveBusy(said, '1'), selectIsDontHaveBusy(said, '2')]).toEqual([true, false]);

  const two = after(withdrawalAsked('a'), withdrawalConfirmed('a'), withdrawalEnded('a'), withdrawalAsked('b'));
  expect(selectWithdrawal(two, 'a')).toEqual({ isOpen: false, isBusy: false });
  expect(selectWithdrawal(two, 'b')).toEqual({ isOpen: true, isBusy: false });
});

test('a failure stays until the next response', () => {
  const failed = after(allInSaid('1'), allInAnswered({ requestId: '1', error }), allInSaid('1'));
  expect(selectCompletionReport(failed, '1')).toEqual({ isBusy: true, error });
  expect(selectCompletionReport(failed, '2')).toEqual({ isBusy: false, error: null });
});

test('a late response after leaving the page closes no newer dialog', () => {
  const late = withdrawalEnded('a');
  const begun = [withdrawalAsked('a'), withdrawalConfirmed('a'), left];
  expect(after(...begun, late)).toEqual(after());
  expect(selectWithdrawal(after(...begun, withdrawalAsked('a'), late), 'a')).toEqual({ isOpen: true, isBusy: false });
});

test('a report uses the same alias for a document in state and responses', () => {
  const redactor = createRedactor();
  const state = after(withdrawalAsked('document-77'), dontHaveSaid('task-77'));
  const shown = redactor.value({ ...state, document: { documentId: 'document-77' }, task: { taskId: 'task-77' } });
  const { docuSafe, document, task } = shown as typeof state & { document: { documentId: string }; task: { taskId: string } };
  expect(JSON.stringify(shown)).not.toMatch(/-77/);
  expect(docuSafe.withdrawals[document.documentId]).toEqual({ isOpen: true, isBusy: false });
  expect(docuSafe.dontHave[task.taskId]).toEqual({ isBusy: true });
});
