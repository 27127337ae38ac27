/** A form does not wait for data that only saves typing: its fields appear at once, and late data fills in fields that were not edited. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import nock, { type Body } from 'nock';

import { aProfile } from '../support/backends/borrower.ts';
import { aLoanDetail, stubLoanDetail } from '../support/backends/rateDrop.ts';
import { renderPortal } from '../support/renderPortal.tsx';

test.each([
  ['an alert with typed numbers', '/public-pages/rate-drop', () => undefined],
  ['an alert on a loan', `/loans/rate-drop?loanNumber=${aLoanDetail().mrcLoanNumber}`, () => stubLoanDetail()],
])('%s can be filled in before the profile arrives', async (_form, address, asks) => {
  let answerProfile: (answer: [number, Body]) => void = () => undefined;
  const profile = new Promise<[number, Body]>((resolve) => (answerProfile = resolve));
  nock('http://localhost')
    .get('/api/borrower/account/profile')
    .reply(() => profile);
  asks();
  renderPortal(address);
  const first = await screen.findByRole('textbox', { name: 'First name' });
  const last = screen.getByRole('textbox', { name: 'Last name' });
  expect(last).toHaveValue('');
  fireEvent.change(first, { target: { value: 'Grace' } });
  answerProfile([200, aProfile({ firstName: 'Ada', lastName: 'Borrower' })]);
  await waitFor(() => expect(last).toHaveValue('Borrower'));
  expect(first).toHaveValue('Grace');
});
