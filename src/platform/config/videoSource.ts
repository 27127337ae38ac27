/** The `video` setting of the runtime document: the video on the landing page (specification, section 3, media source). */
export interface VideoSource {
  /** The lender's own files in order of preference, or one video at a provider. Empty means no video. */
  sources: { src: string; provider?: VideoProvider; type?: string }[];
  title: string;
  poster?: string;
  tracks?: { kind: string; label: string; srclang: string; src: string; default?: boolean }[];
  previewThumbnails?: { enabled: boolean; src: string };
  /** Whether the video starts automatically, muted, when its own page is opened directly. */
  autoplay?: boolean;
  /** Google ad server that provides advertisements before the lender's own file. */
  ads?: { tagUrl: string };
}

export type VideoProvider = 'html5' | 'youtube' | 'vimeo';

export interface VideoProblem {
  key: string;
  expected: string;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isFlag = (value: unknown) => typeof value === 'boolean';
const optional = (holds: (value: unknown) => boolean) => (value: unknown) => value === undefined || holds(value);
/** Returns whether the value is a path on the portal's own origin. Only a provider's player may load content from elsewhere. */
const isOwnFile = (value: unknown) => typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value);

/** Format of a video's name at each provider. */
const SOURCE_FORMATS: Record<VideoProvider, { holds: (src: unknown) => boolean; expected: string }> = {
  html5: { holds: isOwnFile, expected: 'a path that starts with /' },
  youtube: { holds: (src) => /^[\w-]{11}$/.test(String(src)), expected: 'the 11 characters that name a video at YouTube' },
  vimeo: { holds: (src) => /^\d+$/.test(String(src)), expected: 'the number of a video at Vimeo, as a text' },
};

const TRACK_KINDS = ['captions', 'subtitles', 'descriptions', 'chapters', 'metadata'];

export function videoProblem(video: unknown): VideoProblem | null {
  if (!isFields(video)) return { key: '', expected: 'an object' };
  const { sources, title, poster, tracks = [], previewThumbnails, autoplay, ads } = video;
  const problem = (key: string, expected: string): VideoProblem => ({ key, expected });

  if (!Array.isArray(sources)) return problem('sources', 'a list');
  for (const [index, source] of sources.entries()) {
    const at = (name: string) => `sources.${index}.${name}`;
    if (!isFields(source)) return problem(`sources.${index}`, 'an object');
    const { provider = 'html5', src, type } = source;
    if (!isProvider(provider)) return problem(at('provider'), `one of ${Object.keys(SOURCE_FORMATS).join(', ')}`);
    if (provider !== 'html5' && sources.length > 1) return problem('sources', `one source only with ${provider}`);
    if (typeof src !== 'string' || !SOURCE_FORMATS[provider].holds(src))
      return problem(at('src'), SOURCE_FORMATS[provider].expected);
    if (type !== undefined && !(isText(type) && /^video\/[\w.+-]+/.test(type)))
      return problem(at('type'), 'a type such as video/mp4');
  }
  // A title is only needed if there is a video.
  if (!isText(title) && sources.length > 0) return problem('title', 'a text that is not empty');
  if (poster !== undefined && poster !== '' && !isOwnFile(poster)) return problem('poster', 'a path that starts with /');
  if (!Array.isArray(tracks)) return problem('tracks', 'a list');
  for (const [index, track] of tracks.entries()) {
    const at = (name: string) => `tracks.${index}.${name}`;
    if (!isFields(track)) return problem(`tracks.${index}`, 'an object');
    if (!TRACK_KINDS.includes(String(track['kind']))) return problem(at('kind'), `one of ${TRACK_KINDS.join(', ')}`);
    for (const name of ['label', 'srclang']) if (!isText(track[name])) return problem(at(name), 'a text that is not empty');
    if (!isOwnFile(track['src'])) return problem(at('src'), 'a path that starts with /');
    if (!optional(isFlag)(track['default'])) return problem(at('default'), 'true or false');
  }
  if (previewThumbnails !== undefined) {
    if (!isFields(previewThumbnails)) return problem('previewThumbnails', 'an object');
    const { enabled, src } = previewThumbnails;
    if (typeof enabled !== 'boolean') return problem('previewThumbnails.enabled', 'true or false');
    if (enabled && !isOwnFile(src)) return problem('previewThumbnails.src', 'a path that starts with /');
  }
  if (!optional(isFlag)(autoplay)) return problem('autoplay', 'true or false');
  if (ads !== undefined && !(isFields(ads) && isText(ads['tagUrl']) && ads['tagUrl'].startsWith('https://')))
    return problem('ads.tagUrl', 'an https address');
  return null;
}

const isProvider = (value: unknown): value is VideoProvider => typeof value === 'string' && Object.hasOwn(SOURCE_FORMATS, value);

export const providerOf = ({ sources }: VideoSource): VideoProvider => sources[0]?.provider ?? 'html5';
