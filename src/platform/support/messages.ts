import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    reportProblem: { id: 'support.reportProblem', defaultMessage: 'Report a problem' },
  }),
  ...defineMessages<{ entries: { count: number }; range: { from: number; to: number } }>({
    entries: { id: 'support.entries', defaultMessage: '{count, plural, one {# entry} other {# entries}}' },
    range: { id: 'support.range', defaultMessage: '{from} to {to}' },
  }),
};
