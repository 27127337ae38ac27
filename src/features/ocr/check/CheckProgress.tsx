import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { useIsSlow } from '#platform/ui/feedback/useIsSlow.ts';

import { messages } from './checkMessages.ts';

const SLOW_AFTER_MS = 10_000;

/** Progress panel of the income check, without a percentage because the duration is unknown. */
export function CheckProgress({ lost, isOwn }: { lost: number; isOwn: boolean }) {
  const isSlow = useIsSlow(true, SLOW_AFTER_MS);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOwn) heading.current?.focus(); // the focused "Check my income" button was just removed
  }, [isOwn]);
  return (
    <Card component="section" aria-labelledby="income-waiting">
      <h2 id="income-waiting" ref={heading} tabIndex={-1}>
        <FormattedMessage {...messages.waiting} />
      </h2>
      <LinearProgress aria-hidden="true" />
      <p>
        <FormattedMessage {...messages.waitingWhat} />
      </p>
      <Stack role="status" spacing={2}>
        {lost > 0 && (
          <p>
            <FormattedMessage {...messages.lost} />
          </p>
        )}
        {isSlow && (
          <p>
            <FormattedMessage {...messages.slow} />
          </p>
        )}
      </Stack>
    </Card>
  );
}
