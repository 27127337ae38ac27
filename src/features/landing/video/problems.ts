import type { VideoProvider } from '#platform/config/videoSource.ts';

/** What the player can say in place of the video. The words stand in `public/video.html`. */
export type VideoTrouble = 'missing' | 'invalid' | 'player' | 'gone' | 'forbidden' | 'blocked' | 'failed';

/** YouTube's codes (specification, section 8). A browser's own codes for files have the same numbers and mean something else. */
const YOUTUBE: Record<number, VideoTrouble> = {
  2: 'invalid',
  5: 'player',
  100: 'gone',
  101: 'forbidden',
  150: 'forbidden',
};

/** Vimeo's names for what it refuses: https://developer.vimeo.com/player/sdk/reference */
const VIMEO: Record<string, VideoTrouble> = {
  TypeError: 'invalid',
  RangeError: 'invalid',
  NotFoundError: 'gone',
  PrivacyError: 'forbidden',
  PasswordError: 'forbidden',
};

/** What an error that a provider reports means: YouTube's has a code, Vimeo's a name. */
export function troubleOf(provider: VideoProvider, error: { code?: unknown; name?: unknown } | null): VideoTrouble {
  if (provider === 'youtube') return YOUTUBE[Number(error?.code)] ?? 'failed';
  if (provider === 'vimeo') return VIMEO[String(error?.name)] ?? 'failed';
  return 'failed';
}

/** Where a provider shows a video itself; null for the lender's own files. */
export function watchAddress(provider: VideoProvider, src: string): string | null {
  if (provider === 'youtube') return `https://www.youtube.com/watch?v=${encodeURIComponent(src)}`;
  if (provider === 'vimeo') return `https://vimeo.com/${encodeURIComponent(src)}`;
  return null;
}
