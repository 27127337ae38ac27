import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';

type StatusTone = 'neutral' | 'success' | 'warning' | 'error';

const STATUS_SVG_PATHS: Record<StatusTone, string> = {
  neutral: 'M6 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z',
  success: 'M1.5 6.5 4.5 9.5 10.5 2.5',
  warning: 'M6 1.5 11 10.5H1Z',
  error: 'M6 .8 11.2 6 6 11.2.8 6Z',
};

/** Status as text ("due in 10 days", "overdue") with a small shape, so that it does not depend on color. */
export function StatusLabel({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const isFilled = tone === 'warning' || tone === 'error';
  return (
    <Chip
      component="span"
      color={tone === 'neutral' ? 'default' : tone}
      label={children}
      icon={
        <svg
          viewBox="0 0 12 12"
          fill={isFilled ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={STATUS_SVG_PATHS[tone]} />
        </svg>
      }
    />
  );
}
