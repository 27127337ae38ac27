import { act, screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { lazy, Suspense, type ComponentProps } from 'react';

import type { HeaderProps } from '#app/frame/Header.tsx';
import { isChunkLoadError, mayReloadOnce } from '#app/frame/chunkLoadError.ts';
import { PageFrame } from '#app/frame/PageFrame.tsx';
import { RootErrorBoundary } from '#app/frame/RootErrorBoundary.tsx';
import { ScreenBoundary } from '#app/Screens.tsx';
import type { PortalConfig } from '#platform/config/config.ts';

import localConfig from '../../../config/local.json';
import { renderUi } from '../../support/renderUi.tsx';

function open(
  header: Partial<Omit<HeaderProps, 'isFromMailedLink'>> = {},
  config: Partial<PortalConfig> = {},
  frame: ComponentProps<typeof PageFrame>['frame'] = 'all',
) {
  const done: string[] = [];
  const whole: Omit<HeaderProps, 'isFromMailedLink'> = {
    isLoggedIn: true,
    person: { givenName: 'Ada', familyName: 'Lovelace', email: 'ada@example.com' },
    onSignIn: () => done.push('in'),
    onSignOut: () => done.push('out'),
    appearance: 'light',
    onAppearance: (appearance) => done.push(appearance),
    ...header,
  };
  const view = renderUi(
    <PageFrame header={whole} frame={frame}>
      <h1>Your loans</h1>
    </PageFrame>,
    { at: '/loans', config },
  );
  return { ...view, done };
}

test('the first Tab stop skips to the main content', async () => {
  const { user } = open();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to the main content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

const menuButton = () => screen.getByRole('button', { name: 'Ada, your menu' });

test('the menu names the signed-in borrower, links to their pages and signs out', async () => {
  const { user, done } = open();
  expect(menuButton()).toHaveTextContent('AL');
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('menuitem', { name: 'Sign out' })).not.toBeInTheDocument();
  await user.click(menuButton());
  expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Ada Lovelace')).toBeVisible();
  expect(screen.getByText('ada@example.com')).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Payment methods' })).toHaveAttribute('href', '/accounts/list');
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  expect(done).toEqual(['out']);
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
});

describe('the menu', () => {
  const isOpen = () => menuButton().getAttribute('aria-expanded') === 'true';

  test('opens by keyboard, and Escape closes it and returns focus to the button', async () => {
    const { user } = open();
    act(() => menuButton().focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menu', { name: 'Ada, your menu' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Payment methods' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(menuButton()).toHaveFocus();
  });

  test('closes on Tab and returns focus to the button', async () => {
    const { user } = open();
    await user.click(menuButton());
    expect(isOpen()).toBe(true);
    await user.tab();
    expect(isOpen()).toBe(false);
    expect(menuButton()).toHaveFocus();
  });

  test('closes on a click outside but not on a click inside', async () => {
    const { user } = open();
    await user.click(menuButton());
    await user.click(screen.getByText('ada@example.com'));
    expect(isOpen()).toBe(true);
    await user.click(screen.getByRole('heading', { name: 'Your loans' }));
    expect(isOpen()).toBe(false);
  });

  test('closes when one of its links is clicked', async () => {
    const { user, router } = open();
    await user.click(menuButton());
    await user.click(screen.getByRole('menuitem', { name: 'Payment methods' }));
    expect(router.state.location.pathname).toBe('/accounts/list');
    expect(isOpen()).toBe(false);
  });
});

test('the signed-out header offers help, sign-in and sign-up, and no name', async () => {
  const { user, done } = open({ isLoggedIn: false });
  expect(screen.queryByRole('button', { name: /your menu/ })).not.toBeInTheDocument();
  const nav = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Pay', 'Help', 'Sign up']);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(done).toEqual(['in']);
});

test('a mailed link’s page hides the navigation from visitors but not from borrowers', () => {
  const { unmount } = open({ isLoggedIn: false }, {}, 'mailed');
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  unmount();
  open({}, {}, 'mailed');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('an embedded screen has no header and no footer', () => {
  open({}, {}, 'none');
  expect(screen.getByRole('main')).toHaveTextContent('Your loans');
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('the brand links to the loans when signed in, otherwise to the landing page', () => {
  const { unmount } = open();
  expect(screen.getByRole('link', { name: 'CCM, to your loans' })).toHaveAttribute('href', '/loans');
  unmount();
  open({ isLoggedIn: false });
  expect(screen.getByRole('link', { name: 'CCM, to the first page' })).toHaveAttribute('href', '/');
});

test('the navigation marks the current page', () => {
  open();
  const nav = screen.getByRole('navigation', { name: 'Main' });
  expect(within(nav).getByRole('link', { name: 'Loans' })).toHaveAttribute('aria-current', 'page');
  expect(within(nav).getByRole('link', { name: 'Pay' })).not.toHaveAttribute('aria-current');
});

test('dark colors are offered only when the deployment allows the choice', async () => {
  const { unmount, user: visitor } = open();
  await visitor.click(menuButton());
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Dark colors' })).not.toBeInTheDocument();
  unmount();

  const { unmount: leave, user, done } = open({}, { appearance: 'choice' });
  await user.click(menuButton());
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Dark colors' }));
  expect(done).toEqual(['dark']);
  leave();

  const { unmount: close } = open({ isLoggedIn: false });
  expect(screen.queryByRole('button', { name: 'Dark colors' })).not.toBeInTheDocument();
  close();

  const { user: chooser, done: chosen } = open({ isLoggedIn: false, appearance: 'dark' }, { appearance: 'choice' });
  expect(screen.getByRole('button', { name: 'Dark colors', pressed: true })).toBeVisible();
  await chooser.click(screen.getByRole('button', { name: 'Dark colors' }));
  expect(chosen).toEqual(['light']);
});

test('the footer shows the lender’s name and contact details', () => {
  open();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('CCM Home Loans, LLC, NMLS #0000000')).toBeVisible();
  expect(footer.getByRole('img', { name: 'Equal Housing Opportunity' })).toBeVisible();
  expect(footer.getByRole('link', { name: 'Call (216) 555-0142' })).toHaveAttribute('href', 'tel:2165550142');
  expect(footer.getByRole('link', { name: 'help@ccm.example' })).toHaveAttribute('href', 'mailto:help@ccm.example');
});

const legalLinks = () =>
  Object.fromEntries(
    within(screen.getByRole('navigation', { name: 'Legal' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );

const OWN_PAGES = {
  Disclaimer: '/legal/disclaimer',
  Disclosures: '/legal/disclosure',
  'Privacy policy': '/legal/privacy-policy',
  'Terms of use': '/legal/terms',
  'California privacy (CCPA)': '/legal/ccpa',
  'Consumer protection (CFPB)': '/legal/cfpb',
  'Licensing information': '/legal/licensing',
  'Your Privacy Choices': '/privacy-preferences-public',
};

test('legal links go to the portal’s own pages by default', () => {
  open({}, { legal: {} });
  expect(legalLinks()).toEqual(OWN_PAGES);
});

test.each([
  ['disclaimer', ['Disclaimer']],
  ['disclosure', ['Disclosures']],
  ['privacyPolicy', ['Privacy policy']],
  ['terms', ['Terms of use']],
  ['ccpa', ['California privacy (CCPA)']],
  ['cfpb', ['Consumer protection (CFPB)']],
  ['licensing', ['Licensing information']],
  ['privacyChoices', ['Your Privacy Choices']],
] as const)('a configured URL for %s replaces the links %j', (key, changed) => {
  for (const address of ['https://www.lender.example/page', '/papers/page.pdf']) {
    const { unmount } = open({}, { legal: { [key]: address } });
    expect(legalLinks()).toEqual({ ...OWN_PAGES, ...Object.fromEntries(changed.map((name) => [name, address])) });
    unmount();
  }
});

test('the footer shows the address for error notices, or says whom to ask', () => {
  const { unmount } = open({}, { support: { ...localConfig.support, notices: 'PO Box 12, Cleveland, OH 44101' } });
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    'Notices of error and requests for information: PO Box 12, Cleveland, OH 44101',
  );
  unmount();
  const { email, phone, hours } = localConfig.support;
  open({}, { support: { email, phone, hours } });
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    'Notices of error and requests for information: Call us and we will tell you where to write.',
  );
});

test('a live region announces when the connection is lost and restored', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  jest.useFakeTimers();
  open();
  const say = (isOnline: boolean) => {
    online.mockReturnValue(isOnline);
    act(() => {
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  };
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  say(false);
  expect(screen.getByRole('status')).toHaveTextContent('You seem to be offline.');
  say(true);
  expect(screen.getByRole('status')).toHaveTextContent('You are back online.');
  act(() => jest.advanceTimersByTime(4000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.useRealTimers();
});

describe('when something fails', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  const Broken = (): never => {
    throw new TypeError('cannot read');
  };

  test('a crashed screen shows an error and a reload button', () => {
    renderUi(
      <ScreenBoundary onBroken={() => undefined}>
        <Broken />
      </ScreenBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'This page stopped working' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your loans' })).toHaveAttribute('href', '/loans');
  });

  test('a chunk that fails again after a reload shows an error', async () => {
    window.sessionStorage.setItem('portal.reloadedFor', 'development'); // the page has already been reloaded once for this build
    const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    const Missing = lazy(() => Promise.reject(missing));
    renderUi(
      <ScreenBoundary onBroken={() => undefined}>
        <Suspense>
          <Missing />
        </Suspense>
      </ScreenBoundary>,
    );
    expect(await screen.findByRole('heading', { name: 'This page did not open' })).toBeVisible();
  });

  test('a chunk that failed to load offline is requested again when the connection returns', async () => {
    window.sessionStorage.setItem('portal.reloadedFor', 'development');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const timers = jest.spyOn(window, 'setInterval');
    const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    const Missing = lazy(() => Promise.reject(missing));
    renderUi(
      <ScreenBoundary onBroken={() => undefined}>
        <Suspense>
          <Missing />
        </Suspense>
      </ScreenBoundary>,
    );
    expect(await screen.findByRole('heading', { name: 'You seem to be offline' })).toBeVisible();
    const look = timers.mock.calls.find(([, wait]) => wait === 15_000)![0];
    const asked = nock('http://localhost').get('/version.json').replyWithError('No connection');
    look();
    await waitFor(() => expect(asked.isDone()).toBe(true));
    online.mockRestore();
  });

  test('the root error boundary catches a crash of the frame', () => {
    renderUi(
      <RootErrorBoundary>
        <Broken />
      </RootErrorBoundary>,
    );
    expect(screen.getByRole('main')).toHaveTextContent('This page stopped working');
  });
});

test('the page reloads itself once per build, and never when storage is blocked', () => {
  const storage = () => window.sessionStorage;
  expect(mayReloadOnce(storage, 'one')).toBe(true);
  expect(mayReloadOnce(storage, 'one')).toBe(false);
  expect(mayReloadOnce(storage, 'two')).toBe(true);
  expect(
    mayReloadOnce(() => {
      throw new Error('blocked');
    }, 'three'),
  ).toBe(false);
});

test.each([
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
  [Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }), true],
  [new TypeError('x'), false],
  ['x', false],
])('%s counts as a failed chunk load: %s', (error, expected) => expect(isChunkLoadError(error)).toBe(expected));
