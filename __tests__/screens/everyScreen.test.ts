/** Checks that the table of screens and their reads is complete. Other tests in this folder check what happens when each read fails. */
import { waitFor } from '@testing-library/react';
import nock from 'nock';

import { routes } from '#app/routes.ts';

import { DEVICE_READS, reads } from '../support/everyEndpoint.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { REDIRECT_ROUTES, SCREENS, STATIC_ROUTES } from '../support/screens/everyScreen.ts';
import { lenderWithFault } from '../support/screens/lenderWithFault.ts';
import { endpointOf, type ReadName } from '../support/screens/reads.ts';

/** Reads that are only steps of a write or of a sign-in, which reports their failure. */
const NO_SCREENS = ['getAccount', 'getDiscovery', 'getSigningKeys'];

test('every query of the portal is made by a screen in the table', () => {
  const made = new Set(SCREENS.flatMap((one) => Object.keys(one.reads) as ReadName[]).map(endpointOf));
  expect(reads.filter((name) => !made.has(name))).toEqual([...NO_SCREENS, ...DEVICE_READS].sort());
});

test('every screen is in the table, sends no request, or redirects', () => {
  const known = [...SCREENS.map(({ route }) => route), ...STATIC_ROUTES, ...REDIRECT_ROUTES];
  expect([...new Set(known)].sort()).toEqual(routes.flatMap((row) => ('load' in row ? [row.path] : [])).sort());
});

test.each(STATIC_ROUTES)('%s sends no request', async (route) => {
  const address = route === '*' ? '/no-such-page' : route;
  nock('http://localhost').get('/human-check/challenge').optionally().reply(503);
  const { asked } = lenderWithFault();
  renderPortal(address, { signedIn: address === '/loans/add' });
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
  expect(asked.filter(({ path }) => !path.endsWith('/account/profile'))).toEqual([]);
});
