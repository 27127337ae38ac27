import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    loading: { id: 'ui.loading', defaultMessage: 'Loading' },
    slow: { id: 'ui.slow', defaultMessage: 'This is taking longer than usual. You can wait or try again.' },
    askAgain: { id: 'ui.askAgain', defaultMessage: 'Try again' },
    errorTitle: { id: 'ui.errorTitle', defaultMessage: 'We could not load this' },
    stopped: { id: 'ui.stopped', defaultMessage: 'This was stopped before it finished. Nothing was lost.' },
    tryAgain: { id: 'ui.tryAgain', defaultMessage: 'Try again' },
    staleTitle: { id: 'ui.staleTitle', defaultMessage: 'We could not refresh this page' },
  }),
  ...defineMessages<{ errorCode: { code: string } }>({
    errorCode: { id: 'ui.errorCode', defaultMessage: 'If you call, give this code: {code}' },
  }),
};
