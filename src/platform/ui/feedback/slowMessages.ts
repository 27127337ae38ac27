import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  stillSending: {
    id: 'ui.stillSending',
    defaultMessage: 'This is taking longer than usual. Please stay on this page: we’ll tell you as soon as it’s done.',
  },
});
