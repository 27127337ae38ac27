import { defineMessages, type MessageValue } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'officers.title', defaultMessage: 'Your loan officer' },
    role: { id: 'officers.role', defaultMessage: 'Loan officer' },
    call: { id: 'officers.call', defaultMessage: 'Phone' },
    write: { id: 'officers.write', defaultMessage: 'Email' },
    branch: { id: 'officers.branch', defaultMessage: 'Branch' },
  }),
  ...defineMessages<{ licensed: { role: MessageValue; nmlsId: string } }>({
    licensed: { id: 'officers.licensed', defaultMessage: '{role}, NMLS #{nmlsId}' },
  }),
};
