import { defineMessages, type MessageValue } from 'react-intl';

export const messages = {
  ...defineMessages({
    reportProblem: { id: 'support.reportProblem', defaultMessage: 'Report a problem' },
    close: { id: 'support.close', defaultMessage: 'Close' },
    missing: {
      id: 'support.missing',
      defaultMessage: 'The form to report a problem did not load. Try again in a moment.',
    },
  }),
  ...defineMessages<{ missingCall: { phone: MessageValue } }>({
    missingCall: {
      id: 'support.missingCall',
      defaultMessage: 'The form to report a problem did not load. Try again in a moment, or call {phone}.',
    },
  }),
};
