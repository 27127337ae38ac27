import { act, render, screen, waitFor, within } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';

import { BrokenPage } from '#app/frame/BrokenPage.tsx';
import { enableProblemReports } from '#app/problemReports.ts';
import { openReport } from '#features/support/report/openReport.tsx';
import { ConfigProblem } from '#platform/config/config.ts';
import { StartUpProblem } from '#app/frame/StartUpProblem.tsx';
import { createHistory } from '#platform/history/history.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

import { stubLoansError, stubProfile } from '../support/backends/borrower.ts';
import { fastUser } from '../support/fastUser.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { config, renderUi } from '../support/renderUi.tsx';

const NAME = 'Report a problem';
const report = () => screen.findByRole('dialog', { name: NAME });
const buttonIn = async (role: string) => within(await screen.findByRole(role)).findByRole('button', { name: NAME });
/** Waits longer than a report takes to open. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100));
const keys = (changes: KeyboardEventInit = {}) =>
  act(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { altKey: true, shiftKey: true, code: 'KeyR', ...changes }));
  });

// jsdom has no `matchMedia`.
beforeAll(() =>
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addListener: () => undefined, removeListener: () => undefined }),
  }),
);

describe('the report button is offered', () => {
  test('on a crashed screen', async () => {
    const stop = enableProblemReports({ history: createHistory(), config, intl: createPortalIntl });
    const { user } = renderUi(<BrokenPage error={new TypeError('cannot read')} />);
    await user.click(screen.getByRole('button', { name: NAME }));
    expect(await report()).toBeVisible();
    stop();
  });

  test('on a configuration error, without store, router or phone', async () => {
    const intl = createPortalIntl();
    const stop = enableProblemReports({ history: createHistory(), config: null, intl: () => intl });
    render(
      <RawIntlProvider value={intl}>
        <StartUpProblem problem={new ConfigProblem('brand.name', 'is missing')} />
      </RawIntlProvider>,
    );
    await fastUser().click(screen.getByRole('button', { name: NAME }));
    expect(within(await report()).getByRole('button', { name: 'Save the file' })).toBeVisible();
    stop();
  });

  test.each([
    ['in the footer', '/version', 'contentinfo'],
    ['on the not-found page', '/no/such/page', 'main'],
    ['on the error page', '/error', 'main'],
    ['on the unauthorized page', '/unauthorized', 'main'],
    ['on the page of a truncated link', '/public-pages', 'main'],
    ['on a sign-up outcome', '/auth/signup?link=used', 'main'],
    ['on the help page', '/help', 'main'],
  ])('%s', async (_place, address, role) => {
    const { user } = renderPortal(address, { signedIn: false });
    const button = await buttonIn(role);
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Alt+Shift+R');
    await user.click(button);
    expect(await report()).toBeVisible();
  });

  test('in the menu, which closes and gets the focus back', async () => {
    stubProfile();
    const { user } = renderPortal('/version');
    const menu = await screen.findByRole('button', { name: /your menu/i });
    await user.click(menu);
    await user.click(screen.getByRole('menuitem', { name: NAME }));
    expect(await report()).toBeVisible();
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('button', { name: 'Back to the page' }));
    expect(menu).toHaveFocus();
  });

  test('next to a failed request', async () => {
    stubProfile();
    stubLoansError(500);
    const { user } = renderPortal('/loans');
    await user.click(await buttonIn('alert'));
    expect(await report()).toBeVisible();
  });

  test('on the page of an ended session', async () => {
    stubProfile();
    const { user, store } = renderPortal('/loans/add');
    await screen.findByLabelText('Loan number');
    act(() => void store.dispatch(signedOut({ reason: 'expired' })));
    await screen.findByRole('heading', { level: 1, name: 'Your session has ended' });
    await user.click(await buttonIn('main'));
    expect(await report()).toBeVisible();
  });
});

describe('keyboard shortcut', () => {
  test('the shortcut opens one dialog, and help mentions it', async () => {
    renderPortal('/help', { signedIn: false });
    expect(await screen.findByText(/the keys Alt \+ Shift \+ R open it/)).toBeVisible();
    keys();
    keys();
    await report();
    keys();
    await act(aWhile);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('the shortcut works on a Mac, and similar key combinations do nothing', async () => {
    renderPortal('/version', { signedIn: false });
    await buttonIn('contentinfo');
    keys({ key: 'r', ctrlKey: true });
    keys({ key: 'R', altKey: false });
    await act(() => Promise.resolve());
    expect(screen.queryByRole('dialog')).toBeNull();
    keys({ key: '‰' });
    expect(await report()).toBeVisible();
  });
});

test('the report does not open when the session ended meanwhile', async () => {
  const history = createHistory();
  const outside = { history, config, intl: createPortalIntl(), onBroken: () => undefined };
  await act(async () => {
    const coming = openReport(outside);
    history.clear();
    await coming;
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => openReport(outside));
  expect(await report()).toBeVisible();
});

test('with reports disabled, help shows contact options and the shortcut does nothing', async () => {
  renderPortal('/help#report', { signedIn: false, config: { supportCapture: false } });
  keys();
  expect(await screen.findByRole('link', { name: NAME })).toHaveAttribute('href', '/help#report');
  const heading = await within(screen.getByRole('main')).findByRole('heading', { level: 2, name: NAME });
  expect(heading).toHaveFocus();
  const section = within(screen.getByRole('region', { name: NAME }));
  expect(section.getByText('The code shown with the error, if there was one')).toBeVisible();
  expect(section.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/Alt \+ Shift \+ R/)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with reports disabled, the menu links to help', async () => {
  stubProfile();
  const { user } = renderPortal('/version', { config: { supportCapture: false } });
  await user.click(await screen.findByRole('button', { name: /your menu/i }));
  const item = screen.getByRole('menuitem', { name: NAME });
  expect([item.tagName, item.getAttribute('href')]).toEqual(['A', '/help#report']);
});

test('a report that cannot open shows an alert with the phone number', async () => {
  const said = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  const { user } = renderPortal('/version', { signedIn: false });
  const button = await buttonIn('contentinfo');
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    throw new Error('no dialogs here');
  });
  await user.click(button);
  await waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringMatching(/did not open.*\(216\) 555-0142/)));
  jest.restoreAllMocks();
});

test('the report’s code is prefetched when idle and runs only when a report opens', async () => {
  jest.resetModules();
  const part = jest.requireActual<object>('#features/support/report/importReport.ts');
  const code = jest.fn(() => part);
  const run = jest.fn(() => ({}));
  jest.doMock('#features/support/report/importReport.ts', code);
  jest.doMock('#features/support/report/openReport.tsx', run);
  // Imported anew after `resetModules`, so these modules have not prefetched anything yet.
  const { preloadProblemReports } = await import('#app/problemReports.ts');
  const { controlStartup } = await import('../support/controlStartup.ts');
  const pass = controlStartup();
  preloadProblemReports();
  pass('interactive');
  await act(aWhile);
  expect(code).not.toHaveBeenCalled();
  pass('idle');
  await waitFor(() => expect(code).toHaveBeenCalled());
  await act(aWhile);
  expect(run).not.toHaveBeenCalled();
  jest.dontMock('#features/support/report/importReport.ts');
  jest.dontMock('#features/support/report/openReport.tsx');
});
