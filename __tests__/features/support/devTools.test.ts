import '../../support/instrumentedStores.ts'; // must be imported before anything that loads Redux Toolkit

import { instrument, type LiftedState } from '@redux-devtools/instrument';
import { combineReducers, legacy_createStore, type UnknownAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { parse } from 'jsan';

import { paySlice } from '#features/pay/intent/paySlice.ts';
import { loansSlice } from '#features/loans/loansSlice.ts';
import { createDevTools } from '#features/support/devTools.ts';
import { createReportBuilder } from '#features/support/file/createReportBuilder.ts';
import { reportText } from '#features/support/file/reportText.ts';
import { readConfig } from '#platform/config/config.ts';
import { createHistory } from '#platform/history/history.ts';
import { appearanceChosen, languageChosen, preferencesReducer } from '#platform/preferences/preferencesSlice.ts';
import { REDACTED } from '#platform/redaction/secrets.ts';

import localConfig from '../../../config/local.json';
import { aLoan, stubLoan, stubLoans, stubProfile } from '../../support/backends/borrower.ts';
import type { Instrumented } from '../../support/instrumentedStores.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const config = readConfig(localConfig);

test('DevTools show redacted actions and states with the same aliases', () => {
  const { options } = createDevTools(config, createHistory());
  const user = { email: 'ada@example.com', givenname: 'Ada' };
  const shown = { token: REDACTED, user: { email: 'person1@redacted.example', givenname: 'Borrower B' } };
  expect(options.stateSanitizer?.({ session: { token: 'secret', user: { ...user, givenname: 'Bea' } } }, 1)).toEqual({
    session: { ...shown, user: { ...shown.user, givenname: 'Borrower A' } },
  });
  expect(options.actionSanitizer?.({ type: 'session/signedIn', payload: { token: 'secret', user } }, 1)).toEqual({
    type: 'borrower was signed in',
    is: 'session/signedIn',
    by: 'portal',
    screen: '',
    payload: shown,
  });
  expect(options.stateSanitizer?.({ session: { token: 'secret', user } }, 2)).toEqual({ session: shown });
});

test('an action of an imported report is shown unchanged', () => {
  const reported = { type: 'the page /loans was shown', is: 'portal/screenShown', by: 'portal', screen: '/loans' };
  const { options } = createDevTools(config, createHistory());
  expect(options.actionSanitizer?.({ ...reported, payload: { token: 'secret' } }, 1)).toEqual({
    ...reported,
    payload: { token: REDACTED },
  });
});

test('the lender’s own redaction rules apply', () => {
  const { options } = createDevTools({ support: { ...config.support, redaction: { fields: ['appearance'] } } }, createHistory());
  expect(options.stateSanitizer?.({ preferences: { appearance: 'dark', language: 'es' } }, 1)).toEqual({
    preferences: { appearance: REDACTED, language: 'es' },
  });
});

test('an imported report with sentences as types is replayed by the original types', () => {
  const reducer = combineReducers({ preferences: preferencesReducer, pay: paySlice.reducer });
  const store = legacy_createStore(createDevTools(config, createHistory()).acceptReports(reducer), instrument());
  const { liftedStore } = store as unknown as Instrumented;
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
  expect(liftedStore.getState().computedStates.map(({ state }) => state)).toEqual([begun, dark, spanish, entered]);
  expect(store.getState()).toEqual(entered);
});

test('one of the portal’s own actions is reduced normally', () => {
  const store = legacy_createStore(createDevTools(config, createHistory()).acceptReports(preferencesReducer));
  store.dispatch(appearanceChosen('dark'));
  expect(store.getState()).toEqual({ appearance: 'dark', language: null });
});

test('the portal’s store imports a report file and reproduces the recorded states', async () => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addListener: () => undefined, removeListener: () => undefined }),
  });
  stubProfile();
  const loan = aLoan();
  stubLoans(loan);
  stubLoan(loan);
  const { history, store, user } = renderPortal('/loans', { isRecorded: true });
  await user.click(await screen.findByRole('link', { name: /^See loan details/ }));
  await screen.findByRole('region', { name: 'About this loan' });
  const text = reportText(
    createReportBuilder({ history, config }).report({ reference: 'R-0000-0000', description: '', replyTo: '', excluded: [] }),
  );

  const { liftedStore } = store as unknown as Instrumented;
  const file = parse(text) as LiftedState<unknown, UnknownAction, unknown>;
  act(() => liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState: file }));
  const { computedStates } = liftedStore.getState();
  expect(computedStates.length).toBeGreaterThan(8);
  expect(computedStates).toHaveLength(file.computedStates.length);
  expect(computedStates.filter(({ error }) => error !== undefined)).toEqual([]);
  // Query subscriptions are left out: RTK Query changes them without an action.
  const shown = (states: typeof computedStates) =>
    JSON.stringify(states, (key, value: unknown) => (key === 'subscriptions' ? {} : value));
  const recorded = JSON.parse(shown(file.computedStates)) as { state: object }[];
  // DevTools compute every step with all slices the store has now, so slices that were missing then appear in their initial state.
  const begun = { loans: loansSlice.getInitialState() };
  expect(JSON.parse(shown(computedStates))).toEqual(recorded.map((one) => ({ ...one, state: { ...begun, ...one.state } })));
});
