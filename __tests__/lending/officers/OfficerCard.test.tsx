import { fireEvent, screen } from '@testing-library/react';

import { OfficerCard, type Officer } from '#lending/officers/OfficerCard.tsx';

import { renderUi } from '../../support/renderUi.tsx';

const OFFICER: Officer = {
  firstName: 'Owen',
  lastName: 'Marsh',
  emailAddress: 'owen.marsh@lender.example',
  nmlsId: '9000001',
  branch: 'Cleveland West',
  phone: '2165550111',
};
const rows = (container: HTMLElement) =>
  [...container.querySelectorAll('dt')].map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);

test('names the officer with the NMLS ID, and links to phone and email', () => {
  const { container } = renderUi(<OfficerCard officer={OFFICER} />);
  expect(screen.getByRole('region', { name: 'Your loan officer' })).toHaveTextContent('Owen MarshLoan officer, NMLS #9000001');
  expect(rows(container)).toEqual(['Phone: (216) 555-0111', 'Email: owen.marsh@lender.example', 'Branch: Cleveland West']);
  expect(screen.getByRole('link', { name: '(216) 555-0111' })).toHaveAttribute('href', 'tel:2165550111');
  expect(screen.getByRole('link', { name: 'owen.marsh@lender.example' })).toHaveAttribute(
    'href',
    'mailto:owen.marsh@lender.example',
  );
  expect(screen.getByText('OM')).toBeInTheDocument();
});

test('facts that the lender does not send have no row', () => {
  const { container } = renderUi(<OfficerCard officer={{ firstName: 'Owen', lastName: '', emailAddress: '' }} />);
  expect(rows(container)).toEqual([]);
  expect(container).toHaveTextContent('OwenLoan officer');
  expect(container).not.toHaveTextContent('NMLS');
});

test.each([
  ['9000001', 'Loan officer, NMLS #9000001'],
  ['', 'Loan officer'],
])('without a name (NMLS ID "%s") the role is shown instead: %s', (nmlsId, words) => {
  const { container } = renderUi(<OfficerCard officer={{ ...OFFICER, firstName: ' ', lastName: '', nmlsId }} />);
  expect(screen.getByRole('region')).toHaveTextContent(new RegExp(`^Your loan officer${words}Phone`));
  expect(container.querySelector('strong')).toHaveTextContent(words);
  expect(container.querySelector('img, [aria-hidden]')).toBeNull();
});

test.each([
  ['not an address', null],
  ['javascript:alert(1)', null],
  ['a?bcc=b@lender.example', 'mailto:a%3Fbcc%3Db@lender.example'],
])('the email "%s" links to %s', (emailAddress, href) => {
  renderUi(<OfficerCard officer={{ ...OFFICER, emailAddress }} />);
  expect(screen.queryByRole('link', { name: emailAddress })?.getAttribute('href') ?? null).toBe(href);
  expect(screen.getByText(emailAddress)).toBeInTheDocument();
});

test('a photo that fails to load is replaced by initials', () => {
  const { container } = renderUi(<OfficerCard officer={{ ...OFFICER, photoUrl: '/photos/owen.jpg' }} />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('alt', '');
  expect(screen.queryByText('OM')).not.toBeInTheDocument();
  fireEvent.error(picture as HTMLImageElement);
  expect(screen.getByText('OM')).toBeInTheDocument();
});
