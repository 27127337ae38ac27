/** @jest-environment node */
import type { UnknownAction } from '@reduxjs/toolkit';

import {
  checkAnswered,
  checkRequested,
  ocrSlice,
  otherChangeEnded,
  pictureToggled,
  requestFailed,
  requestForgotten,
  requestKey,
  requestSent,
  requestTaken,
  selectIsUnfolded,
  selectIsValueOpen,
  selectRequest,
  valueClosed,
  valueOpened,
  verificationRefused,
  verificationSent,
} from '#features/ocr/ocrSlice.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { screenShown } from '#platform/history/pageActions.ts';

const { reducer, getInitialState } = ocrSlice;
const after = (...actions: UnknownAction[]) => actions.reduce(reducer, undefined) ?? getInitialState();
const REVIEW = screenShown({ route: '/income-verification-documents-request/:contactId/documents-summary' });
const UPLOAD = screenShown({ route: '/income-verification-documents-request/:contactId/documents-upload' });
const error: PortalError = { kind: 'noAnswer', cause: 'network', code: 'network' };
const key = requestKey('value', 'stub-1', 'hours');

test('the state resets with the page, but not when starting a check changes the URL', () => {
  const opened = pictureToggled({ paystubId: 'stub-1', isOpen: true });
  expect(after(opened, REVIEW)).toEqual(getInitialState());
  const begun = after(opened, checkRequested({ tag: 'a' }), REVIEW);
  expect(begun).toMatchObject({ pictures: { 'stub-1': { isOpen: true } }, startedCheck: { tag: 'a', isPending: true } });
  expect(reducer(begun, UPLOAD)).toEqual(getInitialState());
});

test('late responses, and responses for another link, change nothing', () => {
  expect(after(requestSent(key), UPLOAD, requestFailed({ requestKey: key, error }))).toEqual(getInitialState());
  expect(after(requestSent(key), requestForgotten(key), requestTaken(key))).toEqual(getInitialState());
  expect(after(otherChangeEnded())).toEqual(getInitialState());
  expect(
    after(checkRequested({ tag: 'a' }), checkAnswered({ tag: 'b', problem: { kind: 'changed' } })).startedCheck?.problem,
  ).toBeNull();
  expect(after(verificationSent({ tag: 'a' }), verificationRefused({ tag: 'b', error })).verification?.error).toBeNull();
});

test('a value is being saved until its last change has a response', () => {
  const one = after(requestSent(key), requestSent(key), requestFailed({ requestKey: key, error }));
  expect(selectRequest({ ocr: one }, key)).toEqual({ inFlight: 1, error, isUnparsable: false });
  expect(selectRequest({ ocr: reducer(one, requestTaken(key)) }, key)).toEqual({ inFlight: 0, error: null, isUnparsable: false });
});

test('a value stays open until closed, and its paystub stays expanded', () => {
  const value = { paystubId: 'stub-1', field: 'hours' } as const;
  const opened = after(valueOpened(value), valueOpened({ ...value, field: 'net' }), valueClosed(value));
  expect(selectIsValueOpen({ ocr: opened }, 'stub-1', 'hours')).toBe(false);
  expect(selectIsValueOpen({ ocr: opened }, 'stub-1', 'net')).toBe(true);
  const closed = reducer(opened, valueClosed({ ...value, field: 'net' }));
  expect(closed).toMatchObject({ openValues: [], unfoldedPaystubs: ['stub-1'] });
  expect(selectIsUnfolded({ ocr: closed }, 'stub-2')).toBe(false);
  expect(reducer(closed, REVIEW)).toEqual(getInitialState());
});
