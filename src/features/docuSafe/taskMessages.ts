import { defineMessages } from 'react-intl';

/** Toasts for a failed removal or a failed "I don't have this now". */
export const taskMessages = defineMessages({
  refused: { id: 'docuSafe.task.refused', defaultMessage: 'Your document request was not updated, and nothing was changed.' },
  unclear: {
    id: 'docuSafe.task.unclear',
    defaultMessage:
      'We could not find out whether your document request was updated. Look at the request. If it is not what you want, try again.',
  },
});
