import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { messages } from '#platform/ui/messages.ts';

interface Props extends Omit<ButtonProps, 'loading'> {
  /** True while its work runs: it says so, and ignores further presses. */
  busy?: boolean;
  busyLabel?: ReactNode;
  /** True for a moment in which it ignores presses. */
  paused?: boolean;
}

/**
 * A button whose work takes a while. Material UI's `loading` disables the button, which takes the focus from who pressed it with the
 * keyboard; this one keeps it.
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
