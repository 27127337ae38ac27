import { FormattedMessage } from 'react-intl';

import { messages } from './slowMessages.ts';
import { useIsSlow } from './useIsSlow.ts';

const SLOW_MS = 5000;

/** Note below a submit button, shown when sending takes longer than five seconds. */
export function SlowNote({ isSending }: { isSending: boolean }) {
  const isSlow = useIsSlow(isSending, SLOW_MS);
  return (
    <p role="status" className={isSlow ? 'muted' : 'visually-hidden'}>
      {isSlow && <FormattedMessage {...messages.stillSending} />}
    </p>
  );
}
