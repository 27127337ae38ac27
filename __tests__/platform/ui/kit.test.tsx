import { act, screen } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { Link } from 'react-router-dom';

import { CopyButton } from '#platform/ui/actions/CopyButton.tsx';
import { StepTrail } from '#platform/ui/feedback/StepTrail.tsx';
import { Amount } from '#platform/ui/layout/Amount.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { renderUi } from '../../support/renderUi.tsx';

const words = defineMessages({
  loans: { id: 't.loans', defaultMessage: 'Your loans' },
  pay: { id: 't.pay', defaultMessage: 'Pay' },
});

const screens = [
  {
    path: '/loans',
    element: (
      <>
        <PageTitle message={words.loans} />
        <Link to="/pay">Go</Link>
      </>
    ),
  },
  { path: '/pay', element: <PageTitle message={words.pay} /> },
];

test('the first screen does not move focus, and the next one focuses its heading', async () => {
  const { user } = renderUi(screens, { at: '/loans' });
  expect(document.title).toBe('Your loans | CCM');
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();

  await user.click(screen.getByRole('link', { name: 'Go' }));
  expect(document.title).toBe('Pay | CCM');
  expect(screen.getByRole('heading', { level: 1, name: 'Pay' })).toHaveFocus();
});

test('a filter stored in the URL keeps its focus', async () => {
  const filtered = {
    path: '/loans',
    element: (
      <>
        <PageTitle message={words.loans} />
        <input aria-label="Filter" />
      </>
    ),
  };
  const { user, router } = renderUi([filtered], { at: '/loans' });
  await user.click(screen.getByLabelText('Filter'));
  await act(() => router.navigate('/loans?filter=oak'));
  expect(screen.getByLabelText('Filter')).toHaveFocus();
});

test.each([
  [184217, '$1,842.17'],
  [0, '$0.00'],
  [-2500, '−$25.00'],
])('%d cents is shown as %s', (cents, shown) => {
  renderUi(<Amount cents={cents} />);
  expect(screen.getByText(shown)).toBeVisible();
});

test('an unknown amount is a dash with accessible text', () => {
  const { container } = renderUi(<Amount cents={null} />);
  expect(container).toHaveTextContent('—amount not known');
});

test('steps describe the current position in text', () => {
  renderUi(<StepTrail steps={['What you owe', 'How you pay', 'Done']} current={1} />);
  expect(screen.getByText('Step 2 of 3: How you pay')).toBeVisible();
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('What you owedone');
  expect(second).toHaveAttribute('aria-current', 'step');
  expect(third).not.toHaveAttribute('aria-current');
});

describe('copy button', () => {
  test('confirms the copy', async () => {
    const { user } = renderUi(<CopyButton text="CCM-1" thing="confirmation number" />);
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy confirmation number' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith('CCM-1');
  });

  test('says so when the browser refuses', async () => {
    const { user } = renderUi(<CopyButton text="CCM-1" thing="confirmation number" />);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy confirmation number' }));
    expect(await screen.findByText(/did not allow copying/)).toBeVisible();
  });
});
