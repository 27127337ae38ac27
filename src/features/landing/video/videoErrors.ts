import type { VideoProvider } from '#platform/config/videoSource.ts';

/** Errors that the player's page can show in place of the video. Their texts are in `public/video.html`. */
export type VideoErrorKind = 'missing' | 'invalid' | 'player' | 'gone' | 'forbidden' | 'blocked' | 'failed';

/** YouTube's error codes (specification, section 8). Browsers use the same numbers with other meanings for media files. */
const YOUTUBE_ERRORS: Record<number, VideoErrorKind> = {
  2: 'invalid',
  5: 'player',
  100: 'gone',
  101: 'forbidden',
  150: 'forbidden',
};

/** Vimeo's error names: https://developer.vimeo.com/player/sdk/reference */
const VIMEO_ERRORS: Record<string, VideoErrorKind> = {
  TypeError: 'invalid',
  RangeError: 'invalid',
  NotFoundError: 'gone',
  PrivacyError: 'forbidden',
  PasswordError: 'forbidden',
};

/** YouTube reports a code, Vimeo a name. */
export function videoErrorKind(provider: VideoProvider, error: { code?: unknown; name?: unknown } | null): VideoErrorKind {
  if (provider === 'youtube') return YOUTUBE_ERRORS[Number(error?.code)] ?? 'failed';
  if (provider === 'vimeo') return VIMEO_ERRORS[String(error?.name)] ?? 'failed';
  return 'failed';
}

/** URL at which the provider itself shows the video; null for the lender's own files. */
export function watchUrl(provider: VideoProvider, src: string): string | null {
  if (provider === 'youtube') return `https://www.youtube.com/watch?v=${encodeURIComponent(src)}`;
  if (provider === 'vimeo') return `https://vimeo.com/${encodeURIComponent(src)}`;
  return null;
}
