/** Page loaded in the iframe that runs Google's script. The site key is passed in the URL fragment. */
export const RECAPTCHA_PAGE = '/human-check/recaptcha';

/** Message that the iframe posts to the portal's page. */
export type RecaptchaMessage =
  /** Height in pixels at which the iframe shows its whole content. The picture challenge is taller than the checkbox. */
  | { source: 'recaptcha'; height: number }
  | { source: 'recaptcha'; token: string }
  | { source: 'recaptcha'; ended: 'expired' | 'error' };

export const isRecaptchaMessage = (data: unknown): data is RecaptchaMessage =>
  typeof data === 'object' && data !== null && 'source' in data && data.source === 'recaptcha';
