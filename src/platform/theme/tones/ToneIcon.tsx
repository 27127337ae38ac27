import type { AlertColor } from '@mui/material/Alert';
import { FormattedMessage } from 'react-intl';

import { toneMessages } from './toneMessages.ts';
import { ToneShape } from './ToneShape.tsx';

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
