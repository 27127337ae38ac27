import nock from 'nock';

import { getLoan } from '#features/loans/loansApi.ts';
import { lenderClock } from '#platform/config/lenderClock.ts';

import { accessToken } from '../../support/accessToken.ts';
import { stubAccount } from '../../support/backends/borrower.ts';
import { setXsrfCookie } from '../../support/backends/payment.ts';
import { openStore } from '../api/openStore.ts';

const DAY_MS = 86_400_000;

async function requestWithDate(date: string | undefined) {
  setXsrfCookie();
  stubAccount();
  nock('http://localhost')
    .post('/api/borrower/BorrowerLoan')
    .reply(404, { errors: ['No.'], errorId: 'e' }, date === undefined ? {} : { Date: date });
  await openStore(accessToken()).dispatch(getLoan.initiate('loan-1', { forceRefetch: true, subscribe: false }));
}
/** Days by which the lender's clock is ahead of the device's, without the time zone. */
const daysAhead = () => Math.round((lenderClock().getTime() - Date.now()) / DAY_MS) + 0; // turns negative zero into zero

test.each([
  ['a device that is three days behind', new Date(Date.now() + 3 * DAY_MS).toUTCString(), 3],
  ['a device that is a week ahead', new Date(Date.now() - 7 * DAY_MS).toUTCString(), -7],
  ['a device with the right time', new Date().toUTCString(), 0],
])('%s uses the lender’s clock', async (_what, date, days) => {
  await requestWithDate(date);
  expect(daysAhead()).toBe(days);
});

test('a missing or invalid Date header keeps the known offset', async () => {
  await requestWithDate(new Date(Date.now() + 3 * DAY_MS).toUTCString());
  await requestWithDate(undefined);
  await requestWithDate('yesterday');
  expect(daysAhead()).toBe(3);
});

test('the lender’s time zone is used, not the device’s', async () => {
  openStore(null, {}); // the runtime document's time zone is America/New_York
  await requestWithDate(new Date().toUTCString());
  const hour = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: '2-digit', hourCycle: 'h23' }).format(
    new Date(),
  );
  expect(lenderClock().getUTCHours()).toBe(Number(hour));
});
