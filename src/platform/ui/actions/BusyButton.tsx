import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { messages } from '#platform/ui/layout/messages.ts';

interface Props extends Omit<ButtonProps, 'loading'> {
  /** True while the action runs: shows `busyLabel` and ignores clicks. */
  busy?: boolean;
  busyLabel?: ReactNode;
  /** True to ignore clicks for a moment, without the busy label. */
  paused?: boolean;
}

/**
 * Button for actions that take a while. Unlike Material UI's `loading`, it is not disabled while busy, because disabling would take the
 * focus from keyboard users.
 */
export function BusyButton({ busy = false, busyLabel, paused = false, onClick, children, ...rest }: Props) {
  const isOff = busy || paused;
  return (
    <Button
      {...rest}
      aria-disabled={isOff || undefined}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? (busyLabel ?? <FormattedMessage {...messages.working} />) : children}
    </Button>
  );
}
