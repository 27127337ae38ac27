import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    send: { id: 'loans.waits.send', defaultMessage: 'Send documents' },
    unchecked: { id: 'loans.waits.unchecked', defaultMessage: 'We could not check if we need documents from you.' },
    unclear: { id: 'loans.waits.unclear', defaultMessage: 'We may need documents from you.' },
  }),
  ...defineMessages<{ documents: { count: number; day: string } }>({
    documents: {
      id: 'loans.waits.documents',
      defaultMessage:
        '{count, plural, one {We need one more document from you} other {We need # more documents from you}}{day, select, none {} other { by {day}}}.',
    },
  }),
};
