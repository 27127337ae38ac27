import { screen, waitFor, within } from '@testing-library/react';

import { US_STATES } from '#domain/states/usStates.ts';

import { stubProfile } from '../../support/backends/borrower.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const PAGES = [
  ['disclaimer', '/legal/disclaimer', 'Disclaimer'],
  ['disclosure', '/legal/disclosure', 'Disclosures'],
  ['privacyPolicy', '/legal/privacy-policy', 'Privacy policy'],
  ['terms', '/legal/terms', 'Terms of use'],
  ['ccpa', '/legal/ccpa', 'California privacy (CCPA)'],
  ['cfpb', '/legal/cfpb', 'Consumer protection (CFPB)'],
  ['licensing', '/legal/licensing', 'Licensing information'],
] as const;

const main = () => within(screen.getByRole('main'));

test.each(PAGES)('%s: %s shows “%s” as a template with the lender’s name and phone', async (_key, address, title) => {
  renderPortal(address, { signedIn: false });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} | CCM`);
  expect(await screen.findByText(/^This is template text/)).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(
    'This is template text. CCM Home Loans, LLC must replace it with its own, checked by a lawyer, before anybody relies on it.',
  );
  expect(main().getAllByRole('link', { name: '(216) 555-0142' })[0]).toHaveAttribute('href', 'tel:2165550142');
  expect(main().getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1);
  expect(screen.getByRole('main')).not.toHaveTextContent(/[{}]|\*\*/);
  expect(main().getByRole('button', { name: 'Print' })).toBeVisible();
});

test('a borrower can open legal pages, and their links stay in the portal', async () => {
  stubProfile();
  const { user } = renderPortal('/legal/ccpa');
  await user.click(await main().findByRole('link', { name: 'privacy policy' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toHaveFocus();
  expect(window.location.pathname).toBe('/legal/privacy-policy');
});

test('licensing has a row for each state and the District', async () => {
  renderPortal('/legal/licensing', { signedIn: false });
  const rows = within(await screen.findByRole('table')).getAllByRole('rowheader');
  const elsewhere = ['AS', 'GU', 'MP', 'PR', 'VI', 'AA', 'AE', 'AP'];
  const states = US_STATES.filter(([code]) => !elsewhere.includes(code)).map(([, name]) => name);
  expect(rows.map(({ textContent }) => textContent).sort()).toEqual([...states].sort());
});

test.each(PAGES)('%s: when the lender hosts it, %s links there and shows no template', async (key, address, title) => {
  renderPortal(address, { signedIn: false, config: { legal: { [key]: 'https://www.lender.example/page' } } });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(main().getByRole('link', { name: `Read “${title}” at www.lender.example` })).toHaveAttribute(
    'href',
    'https://www.lender.example/page',
  );
  expect(screen.getByRole('main')).not.toHaveTextContent('template');
});

const EXAMPLE = [
  /An example of a 15-year home loan, as of Nov 2, 2026\./,
  /Interest rate5\.875%Annual percentage rate \(APR\)6\.127%/,
  /Loan amount\$200,000\.00/,
  /180 monthly payments of \$1,674\.24/,
  /The APR counts \$3,200\.00 in points and other charges/,
  /Rates are subject to change\./,
];

describe('the rate information', () => {
  const openIt = async () => {
    const view = renderPortal('/pay', { signedIn: false });
    await screen.findByRole('heading', { level: 1, name: 'Make a payment' });
    const button = screen.getByRole('button', { name: 'Rate information' });
    await view.user.click(button);
    return { ...view, button, dialog: await screen.findByRole('dialog', { name: 'Rate information' }) };
  };

  test('opens as a dialog with the example, its APR and its assumptions', async () => {
    const { dialog } = await openIt();
    for (const words of EXAMPLE) expect(dialog).toHaveTextContent(words);
    expect(dialog).toHaveTextContent('Template figures.');
    expect(within(dialog).getByRole('heading', { name: 'What this example assumes' })).toBeVisible();
  });

  test('traps focus, and returns it after Escape and Close', async () => {
    const { user, button, dialog } = await openIt();
    const isInside = () => dialog.parentElement?.parentElement?.contains(document.activeElement) ?? false;
    await waitFor(() => expect(isInside()).toBe(true));
    for (const keys of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
      await user.keyboard(keys);
      expect(isInside()).toBe(true);
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();

    await user.keyboard('{Enter}');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  test('closes when the page behind it changes', async () => {
    const { user } = renderPortal('/pay', { signedIn: false });
    await user.click(await screen.findByRole('link', { name: 'Terms of use' }));
    await screen.findByRole('heading', { level: 1, name: 'Terms of use' });
    await user.click(screen.getByRole('button', { name: 'Rate information' }));
    await screen.findByRole('dialog');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('is also a page, with the configured figures', async () => {
    renderPortal('/legal/rate-information', {
      signedIn: false,
      config: { rateExample: { asOf: '2026-12-01', loanAmount: '100000.00', prepaidCharges: '0.00', rate: '6' } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rate information' })).toBeVisible();
    expect(await screen.findByText(/as of Dec 1, 2026\./)).toBeVisible();
    const text = screen.getByRole('main');
    expect(text).toHaveTextContent(/Interest rate6\.000%Annual percentage rate \(APR\)6\.000%/);
    expect(text).toHaveTextContent('180 monthly payments of $843.86');
    expect(text).not.toHaveTextContent('Template');
  });
});
