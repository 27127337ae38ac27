/** What stands over the page has a React root of its own, so nothing else takes it away at the end of a test. */
import { act } from '@testing-library/react';

afterEach(async () => {
  const dialogs = document.querySelectorAll('dialog');
  if (dialogs.length === 0) return;
  await act(async () => {
    dialogs.forEach((dialog) => dialog.close());
    await Promise.resolve();
  });
});
