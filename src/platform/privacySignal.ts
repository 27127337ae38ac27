/** Whether the browser gives the Global Privacy Control signal to scripts; it sends it as a header, too. */
export const isPrivacySignalOn = (): boolean => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
