/** Where an alert waits for an account, in localStorage. Goes with the portal's other keys when somebody signs out. */
export const KEPT_ALERT_KEY = 'portal.rate-drop';
