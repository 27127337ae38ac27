/**
 * Whether the browser takes itself for offline. Some do behind a VPN or a virtual network card, and calls go through. So it may choose the words
 * after a call that failed, and how soon the next try is made, but never whether one is made.
 */
export const seemsOffline = (): boolean => !navigator.onLine;
