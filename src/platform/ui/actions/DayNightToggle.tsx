import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { messages } from './dayNightMessages.ts';

interface Props {
  isDark: boolean;
  /** Without it the switch does nothing and says why. It can still get the focus, so that screen readers read that. */
  onToggle?: () => void;
}

/** Day or night. It can say that it is off without a script, so the first page has it too. */
export function DayNightToggle({ isDark, onToggle }: Props) {
  const id = useId();
  const off = onToggle === undefined ? { 'aria-disabled': true, 'aria-describedby': id } : { onClick: onToggle };
  return (
    <span className="day-night">
      <button type="button" aria-pressed={isDark} {...off}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
        </svg>
        <span className="visually-hidden">
          <FormattedMessage {...messages.night} />
        </span>
      </button>
      {onToggle === undefined && (
        <span id={id} role="tooltip">
          <FormattedMessage {...messages.dayOnly} />
        </span>
      )}
    </span>
  );
}
