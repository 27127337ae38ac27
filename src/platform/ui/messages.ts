import { defineMessages, type MessageValue } from 'react-intl';

export const messages = {
  ...defineMessages({
    loading: { id: 'ui.loading', defaultMessage: 'Loading' },
    slow: { id: 'ui.slow', defaultMessage: 'This is taking longer than usual. You can wait or try again.' },
    askAgain: { id: 'ui.askAgain', defaultMessage: 'Try again' },
    errorTitle: { id: 'ui.errorTitle', defaultMessage: 'We could not load this' },
    stopped: { id: 'ui.stopped', defaultMessage: 'This was stopped before it finished. Nothing was lost.' },
    unexpected: { id: 'ui.unexpected', defaultMessage: 'Something went wrong on our side. Nothing was lost. Please try again.' },
    tryAgain: { id: 'ui.tryAgain', defaultMessage: 'Try again' },
    staleTitle: { id: 'ui.staleTitle', defaultMessage: 'We could not refresh this page' },
    unknownAmount: { id: 'ui.unknownAmount', defaultMessage: '—' },
    unknownAmountSpoken: { id: 'ui.unknownAmountSpoken', defaultMessage: 'amount not known' },
    cancel: { id: 'ui.cancel', defaultMessage: 'Cancel' },
    working: { id: 'ui.working', defaultMessage: 'Please wait…' },
    copy: { id: 'ui.copy', defaultMessage: 'Copy' },
    copied: { id: 'ui.copied', defaultMessage: 'Copied' },
    copyFailed: {
      id: 'ui.copyFailed',
      defaultMessage: 'Your browser did not allow copying. Select the text and copy it by hand.',
    },
    print: { id: 'ui.print', defaultMessage: 'Print' },
    skip: { id: 'ui.skip', defaultMessage: 'Skip to the main content' },
    steps: { id: 'ui.steps', defaultMessage: 'Steps' },
    info: { id: 'ui.info', defaultMessage: 'Note:' },
    success: { id: 'ui.success', defaultMessage: 'Done:' },
    attention: { id: 'ui.attention', defaultMessage: 'Please check:' },
    error: { id: 'ui.error', defaultMessage: 'Problem:' },
    stepDone: { id: 'ui.stepDone', defaultMessage: 'done' },
  }),
  ...defineMessages<{
    documentTitle: { title: string; brand: string };
    copyThing: { thing: string };
    errorCode: { code: string };
    callSupport: { phone: MessageValue; hours: string };
    stepOf: { current: number; total: number; name: string };
  }>({
    documentTitle: { id: 'ui.documentTitle', defaultMessage: '{title} | {brand}' },
    callSupport: { id: 'ui.callSupport', defaultMessage: 'Call {phone} ({hours}).' },
    errorCode: { id: 'ui.errorCode', defaultMessage: 'If you call, give this code: {code}' },
    copyThing: { id: 'ui.copyThing', defaultMessage: 'Copy {thing}' },
    stepOf: { id: 'ui.stepOf', defaultMessage: 'Step {current} of {total}: {name}' },
  }),
};
