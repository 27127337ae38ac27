/**
 * Some browsers report being offline wrongly behind a VPN or a virtual network adapter. So the result may decide the text of an error or
 * how soon a retry is made, but never whether a request is sent.
 */
export const seemsOffline = (): boolean => !navigator.onLine;
