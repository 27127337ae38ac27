import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  why: {
    id: 'docuSafe.noRequest.why',
    defaultMessage: 'It may have expired, or part of it is missing. What you have sent is safe with us.',
  },
  next: {
    id: 'docuSafe.noRequest.next',
    defaultMessage:
      'Open the link in the newest email from your loan officer, or ask for a new one. If you have an account, sign in.',
  },
  signIn: { id: 'docuSafe.noRequest.signIn', defaultMessage: 'See your documents' },
});
