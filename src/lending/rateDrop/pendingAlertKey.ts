/** localStorage key of an alert that is not yet tied to an account. It is removed on sign-out, like the portal's other keys. */
export const PENDING_ALERT_KEY = 'portal.rate-drop';
