/**
 * The page in the frame of the first page's video, `/video.html`, under a policy of its own: Plyr writes markup, and a provider's script
 * may run here. It opens only when somebody asks for the video. With `#play` in its address it begins at once; opened by itself it begins
 * if the runtime document says so, without sound.
 */
import Plyr from 'plyr';
import 'plyr/dist/plyr.css';

import { mediaElement } from '#features/landing/video/mediaElement.ts';
import '#features/landing/video/player.css';
import { playerSettings } from '#features/landing/video/playerSettings.ts';
import { troubleOf, watchAddress, type VideoTrouble } from '#features/landing/video/problems.ts';
import { staticDocument } from '#platform/api/staticDocument.ts';
import { providerOf, videoProblem, type VideoSource } from '#platform/config/videoSource.ts';

/** How long a provider may take until its player is there. */
const PROVIDER_TIMEOUT_MS = 15_000;

const isFramed = window.parent !== window;
document.documentElement.classList.toggle('is-framed', isFramed);

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
};

/** Says what is wrong where the video would be, and which ways are left. */
function show(trouble: VideoTrouble, source?: VideoSource): void {
  const place = find('.trouble[role="alert"]');
  if (!place.hidden) return; // the first thing that went wrong is the reason for the others
  find('#player').hidden = true;
  const provider = source ? providerOf(source) : 'html5';
  const address = source ? watchAddress(provider, source.sources[0]?.src ?? '') : null;
  if (address !== null) {
    const link = find(`#watch-${provider}`);
    link.setAttribute('href', address);
    link.hidden = false;
  }
  find('#again').hidden = trouble !== 'failed' && trouble !== 'blocked';
  find(`[data-trouble="${trouble}"]`).hidden = false;
  place.hidden = false;
}

async function readVideo(): Promise<VideoSource> {
  const { video } = (await staticDocument('/config.json')) as { video?: unknown };
  const problem = videoProblem(video);
  if (problem !== null) throw new Error(`video.${problem.key}: expected ${problem.expected}`);
  return video as VideoSource; // every field was inspected
}

function play(source: VideoSource): void {
  const isAskedFor = window.location.hash === '#play';
  const media = mediaElement(source);
  find('#player').append(media);
  // The last file says that it did not load; the video itself does not.
  media.querySelector('source:last-of-type')?.addEventListener('error', () => show('failed', source));
  // A provider's script that does not load is a provider that somebody blocks.
  document.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && show('blocked', source), true);

  const player = new Plyr(media, { ...playerSettings(source), muted: !isAskedFor && source.autoplay === true });
  const tell = () => {
    const { error } = player.media;
    if (error) show(troubleOf(providerOf(source), error), source);
  };
  const late = setTimeout(() => {
    tell();
    show('blocked', source);
  }, PROVIDER_TIMEOUT_MS);
  player.on('error', tell);
  player.on('ready', () => {
    clearTimeout(late);
    tell();
    // The small button: the large one goes as soon as the video plays.
    if (isFramed) find('.plyr__controls [data-plyr="play"]').focus();
    // Where the browser wants another press of the button, the button is there.
    if (isAskedFor || source.autoplay === true) player.play()?.catch(() => undefined);
  });
}

async function start(): Promise<void> {
  find('#again').addEventListener('click', () => window.location.reload());
  const source = await readVideo().catch(() => null);
  if (source === null) show('failed');
  else if (source.sources.length > 0) play(source);
  else {
    // oxlint-disable-next-line no-console -- the specification asks for this line in the log (section 8)
    console.warn('Invalid source format');
    show('missing');
  }
}

void start();
