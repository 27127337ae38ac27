/** The opt-out icon that stands beside "Your Privacy Choices" (11 CCR 7015), in its own two colors. */
export function PrivacyOptionsMark() {
  'use no memo'; // every page carries it, and it seldom renders
  return (
    <svg width="36" height="14" viewBox="-6 0 36 14" aria-hidden="true" fill="none" stroke="#06f" strokeWidth="1.6">
      <rect x=".8" y=".8" width="28.4" height="12.4" rx="6.2" fill="#fff" />
      <path d="M17 1h6a6 6 0 0 1 0 12h-9Z" fill="#06f" stroke="none" />
      <path d="m6 7 2 2.4L12 4" />
      <path d="m19 4.5 5 5m0-5-5 5" stroke="#fff" />
    </svg>
  );
}
