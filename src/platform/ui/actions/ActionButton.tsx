import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { messages } from '#platform/ui/messages.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Props {
  children: ReactNode;
  /** One primary per screen; destructive actions look quiet until they are confirmed. */
  look?: ButtonLook;
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** True while its work runs: the button keeps the focus, says so, and ignores further presses. */
  busy?: boolean;
  busyLabel?: ReactNode;
  /** There is nothing it could do now. */
  disabled?: boolean;
  /** The same for a moment: the button keeps the focus, and ignores presses. */
  paused?: boolean;
  autoFocus?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** The portal's button. Its text is verb and object, with the amount where money moves. */
export function ActionButton({
  children,
  look = 'secondary',
  type = 'button',
  onClick,
  busy = false,
  busyLabel,
  paused = false,
  ...rest
}: Props) {
  const isOff = busy || paused;
  return (
    <button
      {...rest}
      type={type}
      className={`button button-${look}`}
      aria-disabled={isOff || undefined}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? (busyLabel ?? <FormattedMessage {...messages.working} />) : children}
    </button>
  );
}
