import { providerOf, type VideoSource } from '#platform/config/videoSource.ts';

/** The element that Plyr makes its player of: the lender's own video, or the place for a provider's frame. */
export function mediaElement(source: VideoSource): HTMLElement {
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
