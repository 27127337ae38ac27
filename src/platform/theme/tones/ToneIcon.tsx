import type { AlertColor } from '@mui/material/Alert';
import { FormattedMessage } from 'react-intl';

import { toneMessages } from './toneMessages.ts';
import { ToneShape } from './ToneShape.tsx';

/** The icon of an alert: its shape, and for who does not see it a word ("Problem:"). */
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
