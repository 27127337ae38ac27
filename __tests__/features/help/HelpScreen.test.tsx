import { screen, within } from '@testing-library/react';

import localConfig from '../../../config/local.json';
import { renderPortal } from '../../support/renderPortal.tsx';

const main = () => within(screen.getByRole('main'));

test('the footer links to help, with contact details and where to find other documents', async () => {
  const { user } = renderPortal('/pay', { signedIn: false });
  await user.click(await screen.findByRole('link', { name: 'Help and where to find things' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toHaveFocus();
  expect(document.title).toBe('Help | CCM');
  const contact = within(main().getByRole('region', { name: 'Contact us' }));
  expect(contact.getByRole('link', { name: '(216) 555-0142' })).toHaveAttribute('href', 'tel:2165550142');
  expect(contact.getByRole('link', { name: 'help@ccm.example' })).toHaveAttribute('href', 'mailto:help@ccm.example');
  expect(contact.getByText('Monday to Friday, 8 am to 8 pm Eastern')).toBeVisible();
  const where = within(main().getByRole('region', { name: 'What is not on this site' }));
  expect(where.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Autopay',
    'Payoff amount',
    'Monthly statements',
    '1098 tax form',
    'Full payment history',
  ]);
  expect(where.getByText(/If another company services your loan, call that company/)).toBeVisible();
});

test('the “Report a problem” link focuses its heading and lists what helps on the phone', async () => {
  renderPortal('/help#report', { signedIn: false });
  expect(await main().findByRole('heading', { level: 2, name: 'Report a problem' })).toHaveFocus();
  const report = within(main().getByRole('region', { name: 'Report a problem' }));
  expect(report.getByRole('button', { name: 'Report a problem' })).toBeVisible();
  expect(report.getByText('The code shown with the error, if there was one')).toBeVisible();
});

test('help shows the address for error notices, or says whom to ask', async () => {
  const { unmount } = renderPortal('/help', { signedIn: false });
  expect(await main().findByText(localConfig.support.notices)).toBeVisible();
  unmount();

  const { email, phone, hours } = localConfig.support;
  renderPortal('/help', { signedIn: false, config: { support: { email, phone, hours } } });
  expect(await main().findByText('Call us and we will tell you where to write.')).toBeVisible();
});
