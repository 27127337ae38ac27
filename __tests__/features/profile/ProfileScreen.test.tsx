import { screen, within } from '@testing-library/react';

import type { PortalConfig } from '#platform/config/config.ts';

import localConfig from '../../../config/local.json';
import { aLoan, aProfile, stubLoans, stubProfile, stubOptionalLoans } from '../../support/backends/borrower.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const facts = async () => {
  const card = within(await screen.findByRole('region', { name: 'On file' }));
  const values = card.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(card.getAllByRole('term').map(({ textContent }, at) => [textContent, values[at]]));
};

test('the profile shows known facts and marks missing ones', async () => {
  stubProfile({
    ...aProfile(),
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@example.com',
    emailAddress: '',
    customerIdentifier: 'C-77',
  });
  stubOptionalLoans();
  renderPortal('/profile');
  expect(await facts()).toEqual({
    Name: 'Dana Whitfield',
    'Sign-in email': 'dana@example.com',
    'Contact email': 'Not on file',
    'Customer number': 'C-77',
  });
  expect(document.title).toBe('Profile | CCM');
});

test('the profile links to the provider’s account page, or to the phone without one', async () => {
  const changes = () => within(screen.getByRole('region', { name: 'Sign-in and security' })).getByRole('link');
  stubProfile();
  stubOptionalLoans();
  renderPortal('/profile');
  await facts();
  expect(changes()).toHaveAttribute('href', 'tel:2165550142');

  const identity: PortalConfig['identity'] = { ...localConfig.identity, accountUrl: 'https://id.lender.example/account' };
  document.body.replaceChildren();
  stubProfile();
  stubOptionalLoans();
  renderPortal('/profile', { config: { identity } });
  await facts();
  expect(changes()).toHaveAccessibleName('Go to your sign-in settings');
  expect(changes()).toHaveAttribute('href', 'https://id.lender.example/account');
});

test('the profile links to each loan’s mailing address, the privacy choices and help', async () => {
  stubProfile();
  const other = { streetAddress: '7 Larch Street', city: 'Missoula', state: 'MT', zipCode: '59801' };
  stubLoans(aLoan(), aLoan({ loanIdentifier: 'loan-2', property: other }));
  renderPortal('/profile');
  const mail = within(await screen.findByRole('region', { name: 'Where your mail goes' }));
  expect(mail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Mail about 12 Elm Street', '/loans/loan-1/mailing-address'],
    ['Mail about 7 Larch Street', '/loans/loan-2/mailing-address'],
  ]);
  expect(mail.getAllByText('12 Elm Street, Springfield, IL 62704')).toHaveLength(2);
  const more = within(screen.getByRole('region', { name: 'Privacy and help' }));
  expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/privacy-preferences', '/help']);
});

test('the user menu links to the profile', async () => {
  stubProfile();
  stubOptionalLoans();
  const { user } = renderPortal('/no-such-page');
  await user.click(await screen.findByRole('button', { name: /your menu/i }));
  await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});
