import {
  addEnded,
  addRequested,
  cancelAsked,
  cancelConfirmed,
  cancelEnded,
  rateDropSlice,
  waitingFound,
} from '#features/rateDrop/rateDropSlice.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { screenShown } from '#platform/history/pageActions.ts';

const { reducer } = rateDropSlice;
type State = ReturnType<typeof reducer>;
const error: PortalError = { code: 'noAnswer', kind: 'noAnswer', cause: 'network' };
const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce<State | undefined>(reducer, undefined)!;
const sent = [cancelAsked('up-1'), cancelConfirmed('up-1')];
const left = screenShown({ route: '/loans' });

test.each([
  ['canceled' as const, { userPreferenceId: 'up-1', isTold: true }],
  // After a lost response, the reloaded list decides whether the alert was canceled.
  ['unclear' as const, { userPreferenceId: 'up-1', isTold: false }],
  ['refused' as const, null],
])('a cancellation that ended %s updates the state', (outcome, canceled) => {
  const state = after(...sent, cancelEnded({ userPreferenceId: 'up-1', outcome }));
  expect(state.cancellations).toEqual({ 'up-1': { isOpen: false, isBusy: false } });
  expect(state.canceled).toEqual(canceled);
});

test('responses that arrive after leaving the page change nothing visible', () => {
  const state = after(waitingFound(true), ...sent, addRequested(), left);
  expect(reducer(state, cancelEnded({ userPreferenceId: 'up-1', outcome: 'canceled' }))).toBe(state);
  expect(reducer(state, addEnded({ asks: false, error })).waiting).toEqual({ asks: false, isBusy: false, error: null });
});
