import { screen, waitFor } from '@testing-library/react';
import nock from 'nock';

import { trackedRouteAt, routes } from '#app/routes.ts';
import type { PortalConfig } from '#platform/config/config.ts';

import { stubProfile, stubOptionalLoans } from '../../support/backends/borrower.ts';
import { setXsrfCookie } from '../../support/backends/payment.ts';
import {
  aBrowsersPreference,
  anOptOut,
  aPreference,
  stubPrivacyPreference,
  stubPrivacyPreferenceError,
} from '../../support/backends/privacy.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const config: Partial<PortalConfig> = { analytics: { provider: 'selfHosted' }, telemetry: '/telemetry' };
const sent: unknown[] = [];
beforeEach(() => {
  sent.splice(0);
  setXsrfCookie();
});
afterEach(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

const mockCollector = (status = 204, times = 1) =>
  nock('http://localhost')
    .post('/telemetry')
    .times(times)
    .reply(function reply(_uri, body) {
      sent.push(body, this.req.headers['authorization']);
      return [status, ''];
    });

const aWhile = (ms: number) => {
  const end = performance.now() + ms;
  return waitFor(() => expect(performance.now()).toBeGreaterThan(end), { timeout: ms + 1000 });
};

test('an idle visitor page is counted by its route pattern, but payment pages are not', async () => {
  stubPrivacyPreference(aBrowsersPreference());
  mockCollector();
  const { user } = renderPortal('/legal/terms', { signedIn: false, config, startup: 'idle' });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(sent).toEqual([{ event: 'page', route: '/legal/terms' }, undefined]));
  await user.click(screen.getByRole('link', { name: 'Pay' }));
  await screen.findByRole('heading', { level: 1, name: 'Make a payment' });
  mockCollector();
  await user.click(screen.getByRole('link', { name: 'Licensing information' }));
  await waitFor(() => expect(sent.at(-2)).toEqual({ event: 'page', route: '/legal/licensing' }));
});

test('a signed-in user is identified only by the fallback hire date', async () => {
  stubProfile();
  stubOptionalLoans();
  stubPrivacyPreference(aPreference());
  mockCollector(204, 2);
  renderPortal('/profile', { config, startup: 'idle' });
  await waitFor(() =>
    expect(sent).toEqual(
      expect.arrayContaining([
        { event: 'page', route: '/profile' },
        { event: 'identify', hireDate: '2025-10-23' },
      ]),
    ),
  );
  expect(sent.filter((one) => one !== undefined)).toHaveLength(2);
});

test.each([500, 404])('a collector that responds %s causes no visible error', async (status) => {
  stubPrivacyPreference(aBrowsersPreference());
  mockCollector(status);
  renderPortal('/help', { signedIn: false, config, startup: 'idle' });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});

test.each(['no service is named', 'the browser gives its signal'])('no analytics request is sent when %s', async (why) => {
  const isUnderSignal = why.startsWith('the browser');
  if (isUnderSignal) Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  renderPortal('/help', { signedIn: false, ...(isUnderSignal ? { config } : {}), startup: 'idle' });
  await aWhile(500); // longer than an idle page takes to report a visit
});

test.each([
  ['is off', () => stubPrivacyPreference(aBrowsersPreference([anOptOut('analytics')]))],
  ['could not be loaded', () => stubPrivacyPreferenceError()],
])('no visit is sent when the analytics choice %s', async (_why, answer) => {
  answer();
  renderPortal('/help', { signedIn: false, config, startup: 'idle' });
  await waitFor(() => expect(nock.pendingMocks().filter((mock) => mock.includes('privacypreference'))).toEqual([]));
  await aWhile(200);
});

test('visits are counted by route pattern, never on payment, identity or document pages', () => {
  expect(trackedRouteAt('/loans/5f0c2f6e-1111')).toBe('/loans/:loanIdentifier');
  expect(trackedRouteAt('/loans')).toBe('/loans');
  expect(trackedRouteAt('/no/such/page')).toBeNull();
  const counted = routes.filter(({ isTracked }) => isTracked === true).map(({ path }) => path);
  expect(counted.length).toBeGreaterThan(10);
  const forbidden =
    /^\/(pay|accounts|auth|redirect|authorize-user|document-requests|income-verification|public-pages|loan-summaries)|receipt|add$|mailing/;
  expect(counted.filter((path) => forbidden.test(path))).toEqual([]);
  // The collector rejects route patterns of any other form.
  expect(counted.filter((path) => !/^(\/:?[A-Za-z]+(-[A-Za-z]+)*\??)+$/.test(path))).toEqual([]);
});
