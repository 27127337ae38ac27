import { defineMessages } from 'react-intl';

export const sendMessages = {
  ...defineMessages({
    choose: { id: 'docuSafe.send.choose', defaultMessage: 'Choose files' },
    sending: { id: 'docuSafe.send.sending', defaultMessage: 'Files on their way' },
    waiting: { id: 'docuSafe.send.waiting', defaultMessage: 'Waiting' },
    empty: {
      id: 'docuSafe.send.empty',
      defaultMessage: 'This file is empty. Nothing was sent. Choose another file.',
    },
    failed: {
      id: 'docuSafe.send.failed',
      defaultMessage: 'We can’t tell whether this file arrived. Try again: it is kept only once.',
    },
    dismiss: { id: 'docuSafe.send.dismiss', defaultMessage: 'Dismiss' },
    retry: { id: 'docuSafe.send.retry', defaultMessage: 'Try again' },
  }),
  ...defineMessages<{
    chooseFor: { title: string };
    limits: { size: string };
    tooLarge: { size: string };
    progress: { percent: number; size: string };
    progressOf: { name: string };
    dismissWhich: { name: string };
    retryWhich: { name: string };
  }>({
    chooseFor: { id: 'docuSafe.send.chooseFor', defaultMessage: 'Choose files: {title}' },
    limits: { id: 'docuSafe.send.limits', defaultMessage: 'PDF, JPG or PNG, up to {size} each.' },
    tooLarge: {
      id: 'docuSafe.send.tooLarge',
      defaultMessage: 'This file is larger than {size}. Nothing was sent. Send a smaller one, or each part as a file of its own.',
    },
    progress: { id: 'docuSafe.send.progress', defaultMessage: 'Sending, {percent}% of {size}' },
    progressOf: { id: 'docuSafe.send.progressOf', defaultMessage: 'Sending {name}' },
    dismissWhich: { id: 'docuSafe.send.dismissWhich', defaultMessage: 'Dismiss {name}' },
    retryWhich: { id: 'docuSafe.send.retryWhich', defaultMessage: 'Try again: {name}' },
  }),
};
