/** Closes open dialogs after each test. A dialog has its own React root, so Testing Library's cleanup does not unmount it. */
import { act } from '@testing-library/react';

afterEach(async () => {
  const dialogs = document.querySelectorAll('dialog');
  if (dialogs.length === 0) return;
  await act(async () => {
    dialogs.forEach((dialog) => dialog.close());
    await Promise.resolve();
  });
});
