import { providerOf, type VideoSource } from '#platform/config/videoSource.ts';

/**
 * Creates the element that Plyr turns into its player: a `<video>` for the lender's own files, or a placeholder for a provider's iframe.
 */
export function createMediaElement(source: VideoSource): HTMLElement {
  const provider = providerOf(source);
  if (provider !== 'html5') {
    const place = document.createElement('div');
    place.dataset['plyrProvider'] = provider;
    place.dataset['plyrEmbedId'] = source.sources[0]?.src ?? '';
    return place;
  }
  const video = document.createElement('video');
  video.playsInline = true;
  video.preload = 'metadata';
  if (source.poster) video.dataset['poster'] = source.poster;
  for (const { src, type } of source.sources) {
    video.append(Object.assign(document.createElement('source'), { src, ...(type !== undefined && { type }) }));
  }
  for (const { kind, label, srclang, src, default: isDefault = false } of source.tracks ?? []) {
    video.append(Object.assign(document.createElement('track'), { kind, label, srclang, src, default: isDefault }));
  }
  return video;
}
