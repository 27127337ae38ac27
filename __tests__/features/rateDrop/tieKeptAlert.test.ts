import nock from 'nock';

import { tieKeptAlert } from '#features/rateDrop/keep/tieKeptAlert.ts';
import { KEPT_ALERT_KEY } from '#lending/rateDrop/keptAlertKey.ts';

import { accessToken } from '../../support/accessToken.ts';
import { knowsAccount } from '../../support/backends/borrower.ts';
import { hasXsrfCookie } from '../../support/backends/payment.ts';
import { aPreference } from '../../support/backends/rateDrop.ts';
import { toastsCame, toastsOf } from '../../support/toastsOf.ts';
import { openStore } from '../../platform/api/openStore.ts';

const waits = () =>
  window.localStorage.setItem(KEPT_ALERT_KEY, JSON.stringify({ reference: 'a-reference', endsAt: Date.now() + 3_600_000 }));

test('a sign-in that leads to the alerts gives the alert that waits once, though both ask for it', async () => {
  hasXsrfCookie();
  knowsAccount();
  waits();
  const store = openStore(accessToken());
  // Mocked once, so a second request would fail the test.
  nock('http://localhost').post('/api/borrower/RateDrop/updateUserId').delay(50).reply(200, JSON.stringify(aPreference()), {
    'content-type': 'application/json',
  });
  await Promise.all([store.dispatch(tieKeptAlert()), store.dispatch(tieKeptAlert())]);
  expect(window.localStorage.getItem(KEPT_ALERT_KEY)).toBeNull();
});

test('after a failure it waits on, and is given the next time', async () => {
  hasXsrfCookie();
  knowsAccount();
  waits();
  const store = openStore(accessToken());
  for (const status of [503, 503]) {
    nock('http://localhost')
      .post('/api/borrower/RateDrop/updateUserId')
      .reply(status, { errors: ['Down.'], errorId: 'e' });
    await store.dispatch(tieKeptAlert());
    expect(window.localStorage.getItem(KEPT_ALERT_KEY)).toContain('a-reference');
    await toastsCame();
    expect(toastsOf(store).map(({ title }) => title)).toEqual([
      expect.stringMatching(/^We could not confirm.*still works by email/),
    ]);
  }
});
