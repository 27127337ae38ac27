import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  close: { id: 'toasts.close', defaultMessage: 'Close' },
});
