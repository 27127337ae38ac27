import { defineMessages } from 'react-intl';

/** Error messages for a cancellation that failed or whose outcome is unknown. */
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
