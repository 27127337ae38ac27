import { screen, waitFor, within } from '@testing-library/react';

import type { PrivacyChange, PrivacyPreference } from '#contract/borrower/privacy.ts';

import { stubProfile } from '../../support/backends/borrower.ts';
import { setXsrfCookie } from '../../support/backends/payment.ts';
import {
  aBrowsersPreference,
  anOptOut,
  aPreference,
  aPrivacyState,
  stubPrivacyPreference,
  stubPrivacyPreferenceError,
  stubPrivacyChangeError,
  stubPrivacyChange,
} from '../../support/backends/privacy.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const sent: PrivacyChange[] = [];
beforeEach(() => {
  sent.splice(0);
  setXsrfCookie();
});
afterEach(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

function onMine(preference: PrivacyPreference) {
  stubProfile();
  stubPrivacyPreference(preference);
  return renderPortal('/privacy-preferences');
}
const toggle = (name: string | RegExp) => screen.findByRole('switch', { name });
const MAIL = 'Offers by mail';

test('each choice shows its scope, state, start and end', async () => {
  onMine(
    aPreference([
      anOptOut('affiliateSharing'),
      anOptOut('affiliateMarketing', { since: '2021-11-20', until: '2026-11-20' }),
      anOptOut('marketingByMail', { until: '2099-11-22', isForEveryone: true }),
      anOptOut('marketingByPhone', { by: 'jointBorrower', isForEveryone: true }),
      aPrivacyState('marketingByEmail', { since: '2026-11-03', by: 'person', changeId: 'a' }),
      aPrivacyState('saleOrSharing', { isAllowed: false }),
      anOptOut('analytics', { by: 'device' }),
    ]),
  );
  const says = async (name: string | RegExp) => (await toggle(name)).getAttribute('aria-describedby')!.split(' ');
  const words = async (name: string | RegExp) =>
    (await says(name)).map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(await words('Sharing about your credit with our affiliates')).toMatch(
    /^Opted out Nov 22, 2026, no end date Lets us share your credit history .* Off does not stop sharing about your payments/,
  );
  expect(await words('Marketing by our affiliates')).toMatch(
    /^Opted out Nov 20, 2021, through Nov 20, 2026\. It stays off until we have asked you again\./,
  );
  expect(await words(MAIL)).toMatch(/^Opted out Nov 22, 2026 for everyone on the loan, through Nov 22, 2099/);
  expect(await words('Offers by phone')).toMatch(/^Somebody on your loan opted out for everyone on Nov 22, 2026, no end date/);
  expect(await words('Offers by email')).toMatch(/^You turned this on Nov 3, 2026/);
  expect(await words(/^Selling/)).toMatch(/^Off unless you turn it on/);
  expect(await words('Counting visits to this site')).toMatch(/^Turned off in this browser Nov 22, 2026/);
  expect(await toggle('Offers by email')).toBeChecked();
  expect(await toggle(MAIL)).not.toBeChecked();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read our privacy policy' })).toHaveAttribute('href', '/legal/privacy-policy');
  expect(document.title).toBe('Your Privacy Choices | CCM');
});

test('a choice is saved at once, and Undo restores it with focus on its switch', async () => {
  const { user } = onMine(aPreference());
  const off = aPreference([anOptOut('marketingByMail')]);
  stubPrivacyChange(sent, off, 'marketingByMail-off');
  await user.click(await toggle(MAIL));
  expect(await screen.findByText('Saved: Offers by mail is off.')).toBeVisible();
  expect(await toggle(MAIL)).not.toBeChecked();
  expect(screen.getByText('Opted out Nov 22, 2026, no end date')).toBeVisible();

  stubPrivacyChange(sent, aPreference(), null);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone. It is as it was before.')).toBeVisible();
  expect(await toggle(MAIL)).toBeChecked();
  expect(await toggle(MAIL)).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(sent).toEqual([
    { choice: 'marketingByMail', isAllowed: false, appliesTo: 'me', replaces: null },
    { undo: 'marketingByMail-off' },
  ]);
});

test.each([
  [400, undefined, 'Your choice was not saved. Nothing has changed. Please try again, or call us.', true],
  [500, undefined, /We don’t know if your choice was saved/, false],
  [409, 'choiceChanged', /This was changed somewhere else in the meantime/, false],
  [400, 'xsrf', /because your browser keeps no cookies from this site/, true],
])('a failure (%s %s) shows a toast and the lender’s current state', async (status, code, words, isOn) => {
  const { user } = onMine(aPreference());
  stubPrivacyChangeError(status, code, isOn ? aPreference() : aPreference([anOptOut('marketingByMail')]));
  await user.click(await toggle(MAIL));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await waitFor(async () => expect(((await toggle(MAIL)) as HTMLInputElement).checked).toBe(isOn));
});

test('all choices turn off with one click, and back on with one', async () => {
  const { user } = onMine(aPreference());
  const all = aPreference(aPreference().choices.map(({ choice }) => anOptOut(choice, { changeId: 'all' })));
  stubPrivacyChange(sent, all, 'all');
  const button = await screen.findByRole('button', { name: 'Turn everything off' });
  expect(button).toHaveClass('MuiButton-contained');
  await user.click(button);
  expect(await screen.findByText('Saved: everything is off.')).toBeVisible();
  // The button is no longer prominent, because nothing is left to turn off.
  expect(button).not.toHaveClass('MuiButton-contained');
  expect(screen.getAllByRole('switch').filter((one) => (one as HTMLInputElement).checked)).toEqual([]);
  stubPrivacyChange(sent, aPreference(), null);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone. It is as it was before.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Turn everything off' })).toHaveFocus();
  expect(sent).toEqual([{ optOutOfAll: true, appliesTo: 'me' }, { undo: 'all' }]);
});

test('a joint borrower opts out alone or for everyone, but only about affiliates', async () => {
  const joint = { jointBorrowers: ['Joris Vandermeer'] };
  const { user } = onMine(aPreference([anOptOut('affiliateMarketing', { until: '2099-01-01' })], joint));
  const everyone = await screen.findByRole('radio', { name: /^Everyone on the loan/ });
  expect(screen.getByRole('radio', { name: /^Only me/ })).toBeChecked();
  await user.click(everyone);
  stubPrivacyChange(
    sent,
    aPreference([anOptOut('affiliateMarketing', { isForEveryone: true })], joint),
    'affiliateMarketing-off',
  );
  await user.click(screen.getByRole('button', { name: 'Opt out for everyone, too' }));
  expect(await screen.findByText(/^Opted out Nov 22, 2026 for everyone on the loan/)).toBeVisible();
  stubPrivacyChange(sent, aPreference([anOptOut('marketingByMail')], joint), 'marketingByMail-off');
  await user.click(await toggle(MAIL));
  expect(await screen.findByText('Saved: Offers by mail is off.')).toBeVisible();
  expect(sent).toEqual([
    { choice: 'affiliateMarketing', isAllowed: false, appliesTo: 'everyone', replaces: 'affiliateMarketing-off' },
    { choice: 'marketingByMail', isAllowed: false, appliesTo: 'me', replaces: null },
  ]);
});

test('an opt-out can be renewed in its last year', async () => {
  const { user } = onMine(aPreference([anOptOut('affiliateMarketing', { since: '2021-01-05', until: '2026-01-05' })]));
  stubPrivacyChange(sent, aPreference([anOptOut('affiliateMarketing', { until: '2031-11-22', changeId: 'new' })]), 'new');
  await user.click(await screen.findByRole('button', { name: 'Renew this opt-out' }));
  expect(await screen.findByText('Opted out Nov 22, 2026, through Nov 22, 2031')).toBeVisible();
});

test('the browser’s signal overrides an earlier choice and disables its switches', async () => {
  const bySignal = { isAllowed: false, by: 'signal', since: '2026-11-24', changeId: 's' } as const;
  const { user } = onMine(
    aPreference(
      [aPrivacyState('saleOrSharing', { ...bySignal, overriddenYes: '2026-11-03' }), aPrivacyState('analytics', bySignal)],
      {
        isSignalOn: true,
      },
    ),
  );
  expect(await screen.findByText('Opt-out request honored')).toBeVisible();
  expect(screen.getByText(/^You turned this on Nov 3, 2026\. The signal/)).toBeVisible();
  const selling = await toggle(/^Selling/);
  expect(selling).toHaveAttribute('aria-disabled', 'true');
  await user.click(selling);
  expect(selling).not.toBeChecked();
  expect(screen.getAllByText('To turn this on, first turn the signal off in your browser.')).toHaveLength(2);
  expect(await toggle(MAIL)).not.toHaveAttribute('aria-disabled');
});

test('a signal without its header still counts, and the lender is told', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  const allowed = aPreference([aPrivacyState('saleOrSharing', { since: '2026-11-03', by: 'person', changeId: 'a' })]);
  onMine(allowed);
  stubPrivacyChange(sent, allowed, null);
  expect(await screen.findByText('Opt-out request honored')).toBeVisible();
  expect(await toggle(/^Selling/)).not.toBeChecked();
  await waitFor(() => expect(sent).toEqual([{ signal: true }]));
});

test('a signal that the lender did not receive is not shown as saved in the account', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  onMine(aPreference());
  stubPrivacyChangeError(500, undefined, aPreference());
  expect(await screen.findByText(/^Your opt-out counts in this browser, but we may not have saved it/)).toBeVisible();
});

test('a browser without an account has its own choices, and others need sign-in', async () => {
  stubPrivacyPreference(aBrowsersPreference());
  const { user } = renderPortal('/privacy-preferences-public', { signedIn: false });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your Privacy Choices' })).toBeVisible();
  const off = anOptOut('analytics', { until: '2027-12-27' });
  stubPrivacyChange(sent, aBrowsersPreference([off]), 'analytics-off');
  await user.click(await toggle('Counting visits to this site'));
  expect(await screen.findByText(/^Opted out Nov 22, 2026, through Dec 27, 2027, unless you delete/)).toBeVisible();
  expect(screen.getAllByRole('switch')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Renew this opt-out' })).not.toBeInTheDocument();
  const more = within(screen.getByRole('region', { name: 'Your other choices' }));
  expect(more.getByRole('link', { name: 'Sign in for your other choices' })).toHaveAttribute('href', '/privacy-preferences');
});

test('an opt-out lasts through its last day in the device’s time zone', async () => {
  const clock = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(24 * 60);
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  onMine(aPreference([anOptOut('marketingByMail', { since: '2021-11-20', until: yesterday })]));
  expect(await screen.findByText(/^Opted out Nov 20, 2021, through/)).not.toHaveTextContent(/stays off until/);
  clock.mockRestore();
});

test('a signed-in borrower has all choices on one page', async () => {
  stubProfile();
  stubPrivacyPreference(aPreference());
  renderPortal('/privacy-preferences-public');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your Privacy Choices' })).toBeVisible();
  expect(await screen.findAllByRole('switch')).toHaveLength(7);
});

test('a failed load shows an error with a retry', async () => {
  stubProfile();
  stubPrivacyPreferenceError();
  const { user } = renderPortal('/privacy-preferences');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this');
  stubPrivacyPreference(aPreference());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await toggle(MAIL)).toBeVisible();
});
