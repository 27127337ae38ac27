import type { AlertColor } from '@mui/material/Alert';
import { FormattedMessage, defineMessages } from 'react-intl';

import { ToneShape } from './ToneShape.tsx';

/** Severity as a word, for screen readers. */
export const toneMessages = defineMessages({
  info: { id: 'ui.info', defaultMessage: 'Note:' },
  success: { id: 'ui.success', defaultMessage: 'Done:' },
  warning: { id: 'ui.warning', defaultMessage: 'Please check:' },
  error: { id: 'ui.error', defaultMessage: 'Problem:' },
});

/** Icon of an alert, plus a word for screen readers ("Problem:"). */
export function ToneIcon({ tone }: { tone: AlertColor }) {
  return (
    <>
      <ToneShape tone={tone} />
      <span className="visually-hidden">
        <FormattedMessage {...toneMessages[tone]} />
      </span>
    </>
  );
}
