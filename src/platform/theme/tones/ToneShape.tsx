import type { AlertColor } from '@mui/material/Alert';

/** SVG paths with a different outline per severity: circle, circle with a check mark, triangle, octagon. */
const TONE_SVG_PATHS: Record<AlertColor, string> = {
  info: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 11v6M12 7.2v.1',
  success: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM7.8 12.4l2.9 2.9 5.6-6',
  warning: 'M12 3.2 22 20.5H2ZM12 10v4.6M12 17.4v.1',
  error: 'M8.1 2.5h7.8l5.6 5.6v7.8l-5.6 5.6H8.1l-5.6-5.6V8.1ZM12 7.2v6M12 16.6v.1',
};

/**
 * Line icon that shows a severity by its outline, not only by color. Hidden from screen readers; the text next to it carries the meaning.
 */
export function ToneShape({ tone, className }: { tone: AlertColor; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={TONE_SVG_PATHS[tone]} />
    </svg>
  );
}
