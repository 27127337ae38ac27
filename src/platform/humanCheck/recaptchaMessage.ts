/** The page of the frame in which Google's script runs. The site key is its fragment. */
export const RECAPTCHA_PAGE = '/human-check/recaptcha';

/** What the frame tells the page around it. */
export type RecaptchaMessage =
  /** The height that shows everything, in pixels. The pictures to choose from are taller than the check box. */
  | { source: 'recaptcha'; height: number }
  | { source: 'recaptcha'; token: string }
  | { source: 'recaptcha'; ended: 'expired' | 'error' };

export const isRecaptchaMessage = (data: unknown): data is RecaptchaMessage =>
  typeof data === 'object' && data !== null && 'source' in data && data.source === 'recaptcha';
