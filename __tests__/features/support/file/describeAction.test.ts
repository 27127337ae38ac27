import { isActionCreator } from '@reduxjs/toolkit';

import * as accounts from '#features/accounts/accountsSlice.ts';
import * as signUp from '#features/auth/signUp/signUpSlice.ts';
import * as docuSafe from '#features/docuSafe/docuSafeSlice.ts';
import * as homeValuation from '#features/homeValuation/homeValuationSlice.ts';
import * as loans from '#features/loans/loansSlice.ts';
import * as loanSummaries from '#features/loanSummaries/loanSummariesSlice.ts';
import * as ocr from '#features/ocr/ocrSlice.ts';
import * as guest from '#features/pay/intent/guestSlice.ts';
import * as pay from '#features/pay/intent/paySlice.ts';
import * as privacy from '#features/privacy/privacySlice.ts';
import * as rateDrop from '#features/rateDrop/rateDropSlice.ts';
import type { LoggedCall } from '#platform/history/history.ts';
import { browserOf } from '#features/support/file/environment.ts';
import { describeAction } from '#features/support/file/describeAction.ts';
import * as preferences from '#platform/preferences/preferencesSlice.ts';
import * as session from '#platform/session/store/sessionSlice.ts';
import * as uploads from '#platform/upload/uploadSlice.ts';

const call = (changes: Partial<LoggedCall>): LoggedCall => ({
  ...{ at: 1000, ms: 312, method: 'POST', route: 'POST guestpayment', status: 409, outcome: 'answered', correlationId: null },
  ...{ endpoint: 'pay', ...changes },
});
const lifecycle = (state: string, rest: object = {}) => ({
  type: `paymentApi/executeMutation/${state}`,
  meta: { arg: { endpointName: 'pay' }, ...rest },
});
const refused = (payload: object) => ({ ...lifecycle('rejected'), payload });

test.each<[sentence: string, action: { type: string; payload?: unknown }]>([
  ['borrower pressed “Pay $1,842.17”', { type: 'person/pressed', payload: { what: 'button', words: 'Pay $1,842.17' } }],
  ['borrower pressed a link', { type: 'person/pressed', payload: { what: 'link', words: null } }],
  [
    'borrower chose “Checking account ending 6789”',
    { type: 'person/chose', payload: { words: 'Checking account ending 6789', isOn: true } },
  ],
  ['borrower took back “I agree”', { type: 'person/chose', payload: { words: 'I agree', isOn: false } }],
  [
    'borrower left “Card number”: filled in, not valid',
    { type: 'person/leftField', payload: { words: 'Card number', isFilled: true, isValid: false } },
  ],
  ['borrower left a field: empty, valid', { type: 'person/leftField', payload: { words: null, isFilled: false, isValid: true } }],
  ['borrower chose 2 files in “Choose files”', { type: 'person/choseFiles', payload: { words: 'Choose files', count: 2 } }],
  ['the device went offline', { type: 'person/connectionChanged', payload: { isOnline: false } }],
  ['borrower confirmed the payment', { type: 'pay/paymentSubmitted' }],
  ['the page /pay/mode was shown', { type: 'portal/screenShown', payload: { route: '/pay/mode' } }],
  ['a part of the page did not load', { type: 'portal/screenBroke', payload: { isMissing: true } }],
  [
    'the form was not taken: zip “Enter 5 digits.”, form',
    {
      type: 'portal/formRefused',
      payload: {
        mistakes: [
          { field: 'zip', says: 'Enter 5 digits.' },
          { field: 'form', says: '' },
        ],
      },
    },
  ],
  ['POST guestpayment was sent', lifecycle('pending')],
  ['POST guestpayment was not needed', lifecycle('rejected', { condition: true })],
  ['POST guestpayment answered 409 in 312 ms', refused({ kind: 'body', status: 409 })],
  ['POST guestpayment had no answer in 312 ms', refused({ kind: 'noAnswer', cause: 'network' })],
  ['POST guestpayment took too long, and had no answer in 312 ms', refused({ kind: 'noAnswer', cause: 'timeout' })],
  ['POST guestpayment answered something that the portal does not understand in 312 ms', refused({ kind: 'misshapen' })],
  ['the sign-in library has a session', { type: 'redux-oidc/USER_FOUND' }],
  ['how the payment ended is not known', { type: 'pay/paymentUnknown' }],
  ['a message was shown', { type: '@ReduxToastr/toastr/ADD' }],
  ['what the borrower api had answered was forgotten', { type: 'borrowerApi/resetApiState' }],
  ['something new: was done', { type: 'somethingNew/wasDone' }],
])('sentence: %s', (sentence, action) => {
  expect(describeAction({ at: 1320, action }, [call({})]).sentence).toBe(sentence);
});

test('every action of the portal’s slices has a sentence', () => {
  const events = [
    ...[session, preferences, uploads, accounts, docuSafe, guest, homeValuation, loans, loanSummaries, ocr],
    ...[pay, privacy, rateDrop, signUp],
  ].flatMap((slice) => Object.values<unknown>(slice).filter(isActionCreator));
  expect(events.length).toBeGreaterThan(35);
  const untold = events.filter(({ type }) =>
    describeAction({ at: 0, action: { type } }, []).sentence.startsWith(`${type.split('/')[0]}: `),
  );
  expect(untold.map(({ type }) => type)).toEqual([]);
});

test('the duration comes from the endpoint’s last ended request', () => {
  const calls = [call({ at: 500, ms: 20 }), call({}), call({ at: 1315, ms: 0, outcome: 'underWay' }), call({ at: 1400, ms: 5 })];
  expect(describeAction({ at: 1320, action: { ...lifecycle('fulfilled') } }, calls).sentence).toBe(
    'POST guestpayment answered 409 in 312 ms',
  );
});

test('an unlogged request is named by its endpoint, or by its route when known', () => {
  expect(describeAction({ at: 1320, action: lifecycle('pending') }, []).sentence).toBe('pay was sent');
  const named = lifecycle('fulfilled', { baseQueryMeta: { route: 'POST guestpayment' } });
  expect(describeAction({ at: 1320, action: named }, []).sentence).toBe('POST guestpayment answered well');
});

test.each([
  ['Chrome 156', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'],
  ['Edge 156', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0'],
  ['Firefox 140', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [
    'Safari 18',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  ['unknown', 'curl/8'],
])('the browser name is %s', (browser, userAgent) => {
  expect(browserOf(userAgent)).toBe(browser);
});
