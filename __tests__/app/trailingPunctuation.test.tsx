import { screen } from '@testing-library/react';

import { routes } from '#app/routes.ts';
import { withoutTrailingPunctuation } from '#app/trailingPunctuation.ts';

import { renderPortal } from '../support/renderPortal.tsx';

/** Characters that mail programs and people leave at the end of a link, encoded as in a browser's address. */
const TRAILING_CHARACTERS = [
  ...['%0A', '%0D%0A', '%20', '.', ',', ')', '"', '%22', ').', '.)', ',%20', ';', ':', '!', '*', "'", '%5D', '%3E', '%3E.'],
  ...['%C2%A0', '%E2%80%9D', '%E2%80%99', '%E2%80%8B', '%E2%80%A6', '.%0A'],
];

const PARAM_VALUES: Record<string, string> = { loanOfficerEmail: 'jo.marsh%40ccm.example' };
const fillParams = (path: string) => path.replaceAll(/:(\w+)\??/g, (_, name: string) => PARAM_VALUES[name] ?? 'aB-9_');

/** The provider redirects to the callback page, and its parameters may end in any character. */
const EXCLUDED_PATHS = ['/auth/callback', '*'];
const ADDRESSES = routes
  .map(({ path }) => path)
  .filter((path) => !EXCLUDED_PATHS.includes(path))
  .flatMap((path) => [
    ...new Set(
      [path, path.replace(/\/:\w+\?$/, ''), path.replaceAll(/\/:\w+\?/g, '')].filter((one) => one !== '').map(fillParams),
    ),
  ]);

const cleaned = (address: string) => withoutTrailingPunctuation(new URL(address, 'http://localhost'));

test('the list has more URLs than there are routes', () => {
  expect(ADDRESSES.length).toBeGreaterThan(routes.length);
});

test.each(ADDRESSES)('each trailing character is removed from %s', (address) => {
  const ends = ['', '?id=aB-9_', '?loan=a&ref=b', '#fees'].map((rest) => address + rest);
  const wrong = ends.flatMap((end) =>
    TRAILING_CHARACTERS.map((sign) => [end, cleaned(end + sign)]).filter(([was, is]) => was !== is),
  );
  expect(wrong).toEqual([]);
  expect(cleaned(`${address}%0A?id=a.`)).toBe(`${address}?id=a`);
});

test.each([
  ['/auth/callback?code=a.&state=b.', '/auth/callback?code=a.&state=b.'],
  ['/no-such-page.', '/no-such-page.'],
  ['/lo%0Aans', '/lo%0Aans'],
  ['/loans/a.b', '/loans/a.b'],
  ['/loans/aB-9_', '/loans/aB-9_'],
  ['/loans/aB-9=', '/loans/aB-9='],
])('%s is not changed to anything but the expected URL', (address, expected) => {
  expect(cleaned(address)).toBe(expected);
});

test('a portal URL with a stray trailing character opens its page', async () => {
  renderPortal('/pay%0A', { signedIn: false });
  expect(await screen.findByRole('heading', { level: 1, name: 'Make a payment' })).toBeVisible();
  expect(window.location.pathname).toBe('/pay');
});

test.each(['/lo%0Aans', '/no-such-page%0A', '/pay%0A/mode', '/%0Apay'])('%s shows the not-found page', async (address) => {
  renderPortal(address, { signedIn: false });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/find/i);
});
