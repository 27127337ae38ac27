import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  actionRefused: { id: 'ui.actionRefused', defaultMessage: 'That did not work, and nothing was changed.' },
  actionUnclear: {
    id: 'ui.actionUnclear',
    defaultMessage:
      'We could not find out whether that worked. This page shows what we know. If it is not what you want, try again.',
  },
});
