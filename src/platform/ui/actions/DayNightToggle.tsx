import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { messages } from './dayNightMessages.ts';

interface Props {
  isDark: boolean;
  /** If missing, the switch is disabled and a tooltip says why. It stays focusable, so that screen readers can read the reason. */
  onToggle?: () => void;
}

/** Switch for dark mode. When disabled it needs no script, so it can also be part of the prerendered first page. */
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
