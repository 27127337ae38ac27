/**
 * Opens "Report a problem". The application sets `open` at startup; a plain object is used because the store or the router may be what
 * broke.
 */
export const problemReporter: { open: () => void } = { open: () => undefined };

/** In the format of `aria-keyshortcuts`. */
export const REPORT_SHORTCUT = 'Alt+Shift+R';
