import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  reportProblem: { id: 'support.reportProblem', defaultMessage: 'Report a problem' },
});
