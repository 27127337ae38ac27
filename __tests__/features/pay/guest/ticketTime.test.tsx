import { act, renderHook } from '@testing-library/react';

import { ticketExpiry, useTicketPhase } from '#features/pay/guest/ticketTime.ts';

import { stopTime } from '../../../support/stopTime.ts';

const MINUTE = 60_000;
beforeEach(stopTime);

test('a ticket is open, then ending for two minutes, then ended', () => {
  const { result } = renderHook(() => useTicketPhase(Date.UTC(2030, 0, 1)), {});
  const at = (left: number) => {
    jest.setSystemTime(Date.UTC(2030, 0, 1) - left);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    return result.current;
  };
  expect(at(3 * MINUTE)).toBe('open');
  act(() => jest.advanceTimersByTime(MINUTE));
  expect(result.current).toBe('ending');
  act(() => jest.advanceTimersByTime(2 * MINUTE));
  expect(result.current).toBe('ended');
});

test.each([
  ['the lender’s duration counts, whatever the clocks say', '2001-01-01T00:00:00Z', 300, 5],
  ['the lender’s time counts without a duration', '2030-01-01T00:04:00Z', undefined, 4],
  ['a clock that is hours ahead gives ten minutes', '2029-12-31T20:10:00Z', undefined, 10],
  ['a clock that is hours behind gives ten minutes', '2030-01-01T04:10:00Z', undefined, 10],
])('ticket expiry: %s', (_what, expiresAtUtc, expiresInSeconds, minutes) => {
  jest.setSystemTime(Date.UTC(2030, 0, 1));
  const span = expiresInSeconds === undefined ? {} : { expiresInSeconds };
  expect(ticketExpiry({ verificationTicket: 't', expiresAtUtc, ...span })).toBe(Date.UTC(2030, 0, 1) + minutes * MINUTE);
});
