import Button from '@mui/material/Button';
import { act, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { useState } from 'react';

import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';

import { renderUi } from '../../../support/renderUi.tsx';
import { stopTime } from '../../../support/stopTime.ts';

function Page({ onConfirm, busy = false }: { onConfirm: () => void; busy?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Remove</Button>
      <ConfirmDialog
        open={isOpen}
        title="Remove this card?"
        confirmLabel="Remove card"
        isDestructive
        busy={busy}
        onConfirm={onConfirm}
        onCancel={() => setIsOpen(false)}
      >
        Payments on their way still go through.
      </ConfirmDialog>
    </>
  );
}

async function open(busy = false) {
  const confirmed: string[] = [];
  const view = renderUi(<Page onConfirm={() => confirmed.push('yes')} busy={busy} />);
  await view.user.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove this card?' });
  return { ...view, confirmed, dialog };
}

test('the dialog describes the action and focuses the safe button', async () => {
  const { dialog } = await open();
  expect(dialog).toHaveAccessibleDescription('Payments on their way still go through.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test.each([
  ['Esc', '{Escape}'],
  ['Enter', '{Enter}'],
])('%s cancels and returns focus', async (_name, keys) => {
  const { user, dialog, confirmed } = await open();
  await user.keyboard(keys);
  await waitForElementToBeRemoved(dialog);
  expect(confirmed).toEqual([]);
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
});

test('a dialog that opens by itself ignores input for a moment', async () => {
  stopTime();
  const answers: string[] = [];
  const { user } = renderUi(
    <ConfirmDialog
      open
      opensByItself
      isCancelPreferred
      title="Stay signed in?"
      confirmLabel="Sign out"
      onConfirm={() => answers.push('confirmed')}
      onCancel={() => answers.push('cancelled')}
    />,
  );
  expect(await screen.findByRole('heading', { name: 'Stay signed in?' })).toHaveFocus();
  await user.keyboard('{Enter} {Escape}{Tab}{Enter} ');
  expect(answers).toEqual([]);

  act(() => {
    jest.advanceTimersByTime(1001);
  });
  await user.keyboard('{Tab}{Enter}');
  expect(answers).toEqual(['cancelled']); // Cancel is the first button in the tab order
});

test('only the named button confirms', async () => {
  const { user, confirmed } = await open();
  await user.click(screen.getByRole('button', { name: 'Remove card' }));
  expect(confirmed).toEqual(['yes']);
});

test('a busy dialog neither closes nor confirms again', async () => {
  const { user, confirmed } = await open(true);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Please wait…' }));
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(confirmed).toEqual([]);
});
