import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';

import { featureInstalled, createFeature, withFeature } from '#platform/feature.tsx';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

import { accessToken } from '../support/accessToken.ts';
import { openStore } from './api/openStore.ts';

const slice = createSlice({
  name: 'late',
  initialState: { opened: [] as string[] },
  reducers: {
    pageOpened: (state, { payload }: PayloadAction<string>) => {
      state.opened.push(payload);
    },
  },
  extraReducers: (build) => build.addCase(signedOut, () => ({ opened: [] })),
  selectors: { selectOpened: ({ opened }) => opened },
});
const { pageOpened } = slice.actions;

const receivedEvents: string[] = [];
beforeEach(() => void receivedEvents.splice(0));

const feature = createFeature(slice, (start) => {
  start({
    actionCreator: pageOpened,
    effect: ({ payload }, { getState }) =>
      void receivedEvents.push(`${payload}: ${String(getState().late.opened.length)} in all`),
  });
  start({ actionCreator: signedOut, effect: () => void receivedEvents.push('signed out') });
  start({
    actionCreator: featureInstalled,
    // Handles what happened before the feature was installed.
    effect: ({ payload }, { getState }) => void receivedEvents.push(`${payload} is here: ${getState().session.status}`),
  });
});

function LateScreen() {
  const dispatch = useDispatch();
  const opened = useSelector(slice.selectors.selectOpened);
  useEffect(() => void dispatch(pageOpened('first event')), [dispatch]);
  return <p>{opened.join()}</p>;
}
const Late = withFeature(feature, LateScreen);

const show = (store: ReturnType<typeof openStore>, page: ReactNode = <Late />) =>
  render(<Provider store={store}>{page}</Provider>);
const hasLate = (store: ReturnType<typeof openStore>) => Object.keys(store.getState()).includes('late');

test('a store gets the state of a feature with its first screen', () => {
  const store = openStore();
  expect(hasLate(store)).toBe(false);
  show(store);
  expect(hasLate(store)).toBe(true);
});

test('late listeners receive their screen’s first event and the earlier state', async () => {
  show(openStore(accessToken()));
  expect(await screen.findByText('first event')).toBeVisible();
  expect(receivedEvents).toEqual(['late is here: signedIn', 'first event: 1 in all']);
});

test('late listeners stay after the screen closes and are added once', () => {
  const store = openStore();
  show(
    store,
    <StrictMode>
      <Late />
    </StrictMode>,
  ).unmount();
  show(store).unmount();
  receivedEvents.length = 0;

  store.dispatch(pageOpened('later'));
  store.dispatch(signedOut({ reason: 'user' }));
  expect(receivedEvents).toEqual(['later: 4 in all', 'signed out']);
  expect(store.getState()).toMatchObject({ late: { opened: [] } });
});

test('a second store does not get the feature', () => {
  const [one, other] = [openStore(), openStore()];
  show(one);
  expect([one, other].map(hasLate)).toEqual([true, false]);
});
