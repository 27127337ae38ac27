import { defineMessages } from 'react-intl';

/** What is said of an alert that was not canceled. */
export const cancelMessages = defineMessages({
  failed: {
    id: 'rateDrop.alerts.cancelFailed',
    defaultMessage: 'The alert was not canceled. Please try again, or call us.',
  },
  unclear: {
    id: 'rateDrop.alerts.cancelUnclear',
    defaultMessage:
      'We could not find out whether the alert was canceled. Your list of alerts shows what we know. Try again in a moment.',
  },
});
