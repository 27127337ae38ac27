import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    close: { id: 'toasts.close', defaultMessage: 'Close' },
    stale: {
      id: 'toasts.stale',
      defaultMessage: 'We could not refresh all of this page. Some of what you see may be old. Load it again to check.',
    },
  }),
  ...defineMessages<{ left: { why: string } }>({
    left: {
      id: 'toasts.left',
      defaultMessage: 'What you did on the page you left may not be done. Please check it there. {why}',
    },
  }),
};
