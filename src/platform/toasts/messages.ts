import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({ close: { id: 'toasts.close', defaultMessage: 'Close' } }),
  ...defineMessages<{ left: { why: string } }>({
    left: {
      id: 'toasts.left',
      defaultMessage: 'What you did on the page you left may not be done. Please check it there. {why}',
    },
  }),
};
