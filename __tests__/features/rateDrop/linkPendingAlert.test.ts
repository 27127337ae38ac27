import nock from 'nock';

import { linkPendingAlert } from '#features/rateDrop/linkPendingAlert.ts';
import { PENDING_ALERT_KEY } from '#lending/rateDrop/pendingAlertKey.ts';

import { accessToken } from '../../support/accessToken.ts';
import { stubAccount } from '../../support/backends/borrower.ts';
import { setXsrfCookie } from '../../support/backends/payment.ts';
import { aPreference } from '../../support/backends/rateDrop.ts';
import { toastsLoaded, toastsOf } from '../../support/toastsOf.ts';
import { openStore } from '../../platform/api/openStore.ts';

const waits = () =>
  window.localStorage.setItem(PENDING_ALERT_KEY, JSON.stringify({ reference: 'a-reference', endsAt: Date.now() + 3_600_000 }));

test('a waiting alert is linked once, though two callers ask for it', async () => {
  setXsrfCookie();
  stubAccount();
  waits();
  const store = openStore(accessToken());
  // Mocked once, so a second request would fail the test.
  nock('http://localhost').post('/api/borrower/RateDrop/updateUserId').delay(50).reply(200, JSON.stringify(aPreference()), {
    'content-type': 'application/json',
  });
  await Promise.all([store.dispatch(linkPendingAlert()), store.dispatch(linkPendingAlert())]);
  expect(window.localStorage.getItem(PENDING_ALERT_KEY)).toBeNull();
});

test('a failed link keeps the alert waiting and is retried later', async () => {
  setXsrfCookie();
  stubAccount();
  waits();
  const store = openStore(accessToken());
  for (const status of [503, 503]) {
    nock('http://localhost')
      .post('/api/borrower/RateDrop/updateUserId')
      .reply(status, { errors: ['Down.'], errorId: 'e' });
    await store.dispatch(linkPendingAlert());
    expect(window.localStorage.getItem(PENDING_ALERT_KEY)).toContain('a-reference');
    await toastsLoaded();
    expect(toastsOf(store).map(({ title }) => title)).toEqual([
      expect.stringMatching(/^We could not confirm.*still works by email/),
    ]);
  }
});
