/** @jest-environment node */
import { instrument, type LiftedState } from '@redux-devtools/instrument';
import { combineReducers, legacy_createStore, type UnknownAction } from '@reduxjs/toolkit';

import { paySlice } from '#features/pay/intent/paySlice.ts';
import { createDevTools } from '#features/support/devTools.ts';
import { readConfig } from '#platform/config/config.ts';
import { createHistory } from '#platform/history/history.ts';
import { appearanceChosen, languageChosen, preferencesReducer } from '#platform/preferences/preferencesSlice.ts';
import { REDACTED } from '#platform/redaction/shapes.ts';

import localConfig from '../../../config/local.json';

const config = readConfig(localConfig);

test('DevTools see redacted actions and states, with the same stand-ins in both', () => {
  const { options } = createDevTools(config, createHistory());
  const user = { email: 'ada@example.com', givenname: 'Ada' };
  const shown = { token: REDACTED, user: { email: 'person1@redacted.example', givenname: 'Borrower B' } };
  expect(options.stateSanitizer?.({ session: { token: 'secret', user: { ...user, givenname: 'Bea' } } }, 1)).toEqual({
    session: { ...shown, user: { ...shown.user, givenname: 'Borrower A' } },
  });
  expect(options.actionSanitizer?.({ type: 'session/signedIn', payload: { token: 'secret', user } }, 1)).toEqual({
    type: 'session: signed in',
    is: 'session/signedIn',
    by: 'portal',
    screen: '',
    payload: shown,
  });
  expect(options.stateSanitizer?.({ session: { token: 'secret', user } }, 2)).toEqual({ session: shown });
});

test('the lender’s own rules apply', () => {
  const { options } = createDevTools({ support: { ...config.support, redaction: { fields: ['appearance'] } } }, createHistory());
  expect(options.stateSanitizer?.({ preferences: { appearance: 'dark', language: 'es' } }, 1)).toEqual({
    preferences: { appearance: REDACTED, language: 'es' },
  });
});

test('a report whose types are sentences can be imported: the states follow from what the types are in the code', () => {
  const reducer = combineReducers({ preferences: preferencesReducer, pay: paySlice.reducer });
  const store = legacy_createStore(createDevTools(config, createHistory()).restoring(reducer), instrument());
  const { liftedStore } = store as typeof store & {
    liftedStore: { dispatch: (action: unknown) => void; getState: () => LiftedState<unknown, UnknownAction, unknown> };
  };
  const told = (type: string, { type: is, payload }: UnknownAction & { payload?: unknown }) => ({
    type: 'PERFORM_ACTION',
    action: { type, is, by: 'person', screen: '/profile', payload },
    timestamp: 1_795_281_000_000,
  });
  const begun = { preferences: { appearance: 'light', language: null }, pay: { intents: {}, loanNumber: null } };

  liftedStore.dispatch({
    type: 'IMPORT_STATE',
    nextLiftedState: {
      actionsById: {
        0: { type: 'PERFORM_ACTION', action: { type: '@@INIT' }, timestamp: 1_795_281_000_000 },
        1: told('The borrower chose dark colors', appearanceChosen('dark')),
        2: told('The borrower chose Spanish', languageChosen('es')),
        3: told('The borrower entered a loan number', paySlice.actions.loanNumberEntered('Loan 1')),
      },
      computedStates: [],
      committedState: begun,
      currentStateIndex: 3,
      nextActionId: 4,
      stagedActionIds: [0, 1, 2, 3],
      skippedActionIds: [],
      monitorState: {},
    },
  });

  const dark = { ...begun, preferences: { appearance: 'dark', language: null } };
  const spanish = { ...begun, preferences: { appearance: 'dark', language: 'es' } };
  const entered = { ...spanish, pay: { intents: {}, loanNumber: 'Loan 1' } };
  expect(liftedStore.getState().computedStates.map(({ state }) => state as unknown)).toEqual([begun, dark, spanish, entered]);
  expect(store.getState()).toEqual(entered);
});

test('an action of the portal’s own is taken as it is', () => {
  const store = legacy_createStore(createDevTools(config, createHistory()).restoring(preferencesReducer));
  store.dispatch(appearanceChosen('dark'));
  expect(store.getState()).toEqual({ appearance: 'dark', language: null });
});
