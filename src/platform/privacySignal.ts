/** Whether the browser's Global Privacy Control is on. The browser also sends it as a request header. */
export const isPrivacySignalOn = (): boolean => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
