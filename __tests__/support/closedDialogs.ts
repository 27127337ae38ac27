/** What stands over the page has a React root of its own, so nothing else takes it away at the end of a test. */
import { act } from '@testing-library/react';

afterEach(() =>
  act(async () => {
    document.querySelectorAll('dialog').forEach((dialog) => dialog.close());
    await Promise.resolve();
  }),
);
