import type { PlyrOptions } from 'plyr';

import type { VideoSource } from '#platform/config/videoSource.ts';

/** Plyr loads its button icons from this file, which is bundled with the portal. */
const ICONS_URL = new URL('../../../../node_modules/plyr/dist/plyr.svg', import.meta.url).pathname;
const BLANK_VIDEO_URL = '/video/blank.mp4';

/**
 * Plyr's settings for a video. By default Plyr downloads icons and a blank video from its vendor, and YouTube titles from a third party;
 * these settings prevent that. How long controls stay visible, the keyboard shortcuts and the speeds are Plyr's own values, as the
 * specification asks (section 9); a browser test checks each.
 */
export function playerSettings({ title, previewThumbnails, ads }: VideoSource): PlyrOptions {
  return {
    title,
    iconUrl: ICONS_URL,
    blankVideo: BLANK_VIDEO_URL,
    // Plyr must not store anything on the device.
    storage: { enabled: false },
    controls: ['play-large', 'play', 'progress', 'current-time', 'mute', 'volume', 'captions', 'settings', 'pip', 'fullscreen'],
    settings: ['captions', 'speed'],
    speed: { selected: 1, options: [0.5, 0.75, 1, 1.25, 1.5, 2] },
    keyboard: { focused: true, global: true },
    captions: { active: true, language: 'auto', update: false },
    previewThumbnails: previewThumbnails ?? { enabled: false },
    ...(ads && { ads: { enabled: true, tagUrl: ads.tagUrl } }),
    youtube: { noCookie: true, rel: 0 },
    urls: { youtube: { sdk: 'https://www.youtube.com/iframe_api', api: titleDataUrl(title) } },
  };
}

/** Data URL with the title of a YouTube video, in place of a response that Plyr would request from a third party. */
const titleDataUrl = (title: string) =>
  `data:application/json,${encodeURIComponent(JSON.stringify({ title, width: 1280, height: 720 })).replaceAll('{', '%7B')}`;
