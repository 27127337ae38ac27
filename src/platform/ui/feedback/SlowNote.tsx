import { FormattedMessage, defineMessages } from 'react-intl';

import { useIsSlow } from './useIsSlow.ts';

export const messages = defineMessages({
  stillSending: {
    id: 'ui.stillSending',
    defaultMessage: 'This is taking longer than usual. Please stay on this page: we’ll tell you as soon as it’s done.',
  },
});

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
