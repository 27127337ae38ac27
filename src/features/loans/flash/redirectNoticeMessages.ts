import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  needsLoan: { id: 'loans.whyHere.needsLoan', defaultMessage: 'Which loan is the Rate Drop Alert for?' },
  choose: {
    id: 'loans.whyHere.choose',
    defaultMessage:
      'The link you followed does not say. Open a loan and choose “Set a Rate Drop Alert”, or go to your alerts and start there.',
  },
  close: { id: 'loans.whyHere.close', defaultMessage: 'Close' },
});
