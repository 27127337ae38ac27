import { defineMessages } from 'react-intl';

/** Severity as a word, for screen readers. */
export const toneMessages = defineMessages({
  info: { id: 'ui.info', defaultMessage: 'Note:' },
  success: { id: 'ui.success', defaultMessage: 'Done:' },
  warning: { id: 'ui.warning', defaultMessage: 'Please check:' },
  error: { id: 'ui.error', defaultMessage: 'Problem:' },
});
