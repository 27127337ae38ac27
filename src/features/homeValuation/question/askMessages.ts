import { defineMessages } from 'react-intl';

export const askMessages = {
  ...defineMessages({
    looksWrong: { id: 'homeValuation.ask.looksWrong', defaultMessage: 'Does this look wrong?' },
    haveQuestion: { id: 'homeValuation.ask.haveQuestion', defaultMessage: 'Do you have a question?' },
    nobody: { id: 'homeValuation.ask.nobody', defaultMessage: 'We can tell you more by phone.' },
    tellOfficer: {
      id: 'homeValuation.ask.tellOfficer',
      defaultMessage: 'Tell your loan officer what a computer can’t see: a new roof, a finished basement.',
    },
    askInstead: {
      id: 'homeValuation.ask.askInstead',
      defaultMessage: 'Your loan officer can tell you what an appraisal would take.',
    },
    ask: { id: 'homeValuation.ask.ask', defaultMessage: 'Ask a question' },
    askAnother: { id: 'homeValuation.ask.askAnother', defaultMessage: 'Ask another question' },
    formFailed: {
      id: 'homeValuation.ask.formFailed',
      defaultMessage: 'The form could not be loaded. Check your connection and press the button again.',
    },
    question: { id: 'homeValuation.ask.question', defaultMessage: 'Your question' },
    send: { id: 'homeValuation.ask.send', defaultMessage: 'Send question' },
    sending: { id: 'homeValuation.ask.sending', defaultMessage: 'Sending…' },
    cancel: { id: 'homeValuation.ask.cancel', defaultMessage: 'Cancel' },
    missing: { id: 'homeValuation.ask.missing', defaultMessage: 'Write your question first.' },
    unclear: {
      id: 'homeValuation.ask.unclear',
      defaultMessage: 'We can’t tell whether your question was sent. Send it again: it arrives once, even if it was sent before.',
    },
    earlierSent: {
      id: 'homeValuation.ask.earlierSent',
      defaultMessage:
        'Your question was sent after all, as you wrote it first. Send this one only if your officer should get it, too.',
    },
  }),
  ...defineMessages<{
    tell: { name: string };
    questionHelp: { address: string };
    tooLong: { most: number };
    sent: { name: string };
    copySent: { address: string };
  }>({
    tell: {
      id: 'homeValuation.ask.tell',
      defaultMessage: 'Tell {name} what a computer can’t see: a new roof, a finished basement.',
    },
    questionHelp: {
      id: 'homeValuation.ask.questionHelp',
      defaultMessage: 'Please leave out account and Social Security numbers. A copy goes to {address}.',
    },
    tooLong: { id: 'homeValuation.ask.tooLong', defaultMessage: 'Use {most, number} characters or fewer.' },
    sent: { id: 'homeValuation.ask.sent', defaultMessage: 'Your question went to {name}' },
    copySent: {
      id: 'homeValuation.ask.copySent',
      defaultMessage: 'They will answer by email. A copy is on its way to {address}.',
    },
  }),
};
