import type { PlyrOptions } from 'plyr';

import type { VideoSource } from '#platform/config/videoSource.ts';

/** Plyr draws its buttons from one file, which is built with the portal. */
const ICONS = new URL('../../../../node_modules/plyr/dist/plyr.svg', import.meta.url).pathname;
const BLANK = '/video/blank.mp4';

/**
 * Plyr's settings for a source. By itself it would fetch buttons and an empty video from its maker, and YouTube's titles from a third
 * company. How long buttons stay, what the keys do and how fast a video may run are Plyr's own figures (specification, section 9); a
 * journey checks each.
 */
export function playerSettings({ title, previewThumbnails, ads }: VideoSource): PlyrOptions {
  return {
    title,
    iconUrl: ICONS,
    blankVideo: BLANK,
    // The device keeps nothing of it.
    storage: { enabled: false },
    controls: ['play-large', 'play', 'progress', 'current-time', 'mute', 'volume', 'captions', 'settings', 'pip', 'fullscreen'],
    settings: ['captions', 'speed'],
    speed: { selected: 1, options: [0.5, 0.75, 1, 1.25, 1.5, 2] },
    keyboard: { focused: true, global: true },
    captions: { active: true, language: 'auto', update: false },
    previewThumbnails: previewThumbnails ?? { enabled: false },
    ...(ads && { ads: { enabled: true, tagUrl: ads.tagUrl } }),
    youtube: { noCookie: true, rel: 0 },
    urls: { youtube: { sdk: 'https://www.youtube.com/iframe_api', api: titleAnswer(title) } },
  };
}

/** What Plyr would ask a third company for. */
const titleAnswer = (title: string) =>
  `data:application/json,${encodeURIComponent(JSON.stringify({ title, width: 1280, height: 720 })).replaceAll('{', '%7B')}`;
