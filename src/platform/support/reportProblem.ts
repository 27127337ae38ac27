/**
 * The way to "Report a problem". The application sets it when it starts, so that whatever offers it needs neither store nor router: both
 * may be what broke.
 */
export const reportProblem: { open: () => void } = { open: () => undefined };

/** As `aria-keyshortcuts` names the keys that open it. */
export const REPORT_KEYS = 'Alt+Shift+R';
