import { defineMessages } from 'react-intl';

/** A tone in a word, for who does not see its shape. */
export const toneMessages = defineMessages({
  info: { id: 'ui.info', defaultMessage: 'Note:' },
  success: { id: 'ui.success', defaultMessage: 'Done:' },
  warning: { id: 'ui.warning', defaultMessage: 'Please check:' },
  error: { id: 'ui.error', defaultMessage: 'Problem:' },
});
