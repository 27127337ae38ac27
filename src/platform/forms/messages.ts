import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    optional: { id: 'forms.optional', defaultMessage: '(optional)' },
    choose: { id: 'forms.choose', defaultMessage: 'Choose one' },
    show: { id: 'forms.show', defaultMessage: 'Show' },
    hide: { id: 'forms.hide', defaultMessage: 'Hide' },
    failed: { id: 'forms.failed', defaultMessage: 'That did not go through' },
    refused: { id: 'forms.refused', defaultMessage: 'Nothing was saved or sent' },
    unclear: { id: 'forms.unclear', defaultMessage: 'We don’t know yet if that went through' },
    earlier: { id: 'forms.earlier', defaultMessage: 'The first one went through' },
    failedUnexpectedly: {
      id: 'forms.failedUnexpectedly',
      defaultMessage: 'Something went wrong on our side. What you typed is still here. Please try again.',
    },
    stopped: { id: 'forms.stopped', defaultMessage: 'This was stopped before it finished. What you typed is still here.' },
  }),
  ...defineMessages<{ problems: { count: number }; showThing: { thing: string }; hideThing: { thing: string } }>({
    problems: {
      id: 'forms.problems',
      defaultMessage: '{count, plural, one {There is one thing to correct} other {There are # things to correct}}',
    },
    showThing: { id: 'forms.showThing', defaultMessage: 'Show {thing}' },
    hideThing: { id: 'forms.hideThing', defaultMessage: 'Hide {thing}' },
  }),
};
