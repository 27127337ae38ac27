import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  words: { id: 'report.part.words', defaultMessage: 'Your words' },
  answerTo: { id: 'report.part.answerTo', defaultMessage: 'Where the answer goes' },
  actions: { id: 'report.part.actions', defaultMessage: 'The steps above, in full' },
  states: { id: 'report.part.states', defaultMessage: 'What this site knew after each step' },
  screens: { id: 'report.part.screens', defaultMessage: 'Pages you were on' },
  calls: { id: 'report.part.calls', defaultMessage: 'Requests to our servers' },
  console: { id: 'report.part.console', defaultMessage: 'Error messages of the browser' },
  timings: { id: 'report.part.timings', defaultMessage: 'How long things took' },
  environment: { id: 'report.part.environment', defaultMessage: 'Your browser and device' },
  runtimeDocument: { id: 'report.part.runtimeDocument', defaultMessage: 'Settings of this site' },
  about: { id: 'report.part.about', defaultMessage: 'About this file' },
});
