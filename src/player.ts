/**
 * Script of `/video.html`, the page in the iframe of the landing page's video. It has its own Content-Security-Policy, because Plyr
 * injects markup and a provider's script may run here. With `#play` in the URL the video starts at once; opened on its own, it starts
 * muted if the configuration sets `autoplay`.
 */
import Plyr from 'plyr';
import 'plyr/dist/plyr.css';

import { createMediaElement } from '#features/landing/video/createMediaElement.ts';
import '#features/landing/video/player.css';
import { playerSettings } from '#features/landing/video/playerSettings.ts';
import { videoErrorKind, watchUrl, type VideoErrorKind } from '#features/landing/video/videoErrors.ts';
import { fetchStaticDocument } from '#platform/api/fetchStaticDocument.ts';
import { providerOf, videoProblem, type VideoSource } from '#platform/config/videoSource.ts';

const PROVIDER_TIMEOUT_MS = 15_000;

const isFramed = window.parent !== window;
document.documentElement.classList.toggle('is-framed', isFramed);

const findElement = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
};

/** Shows an error in place of the video, and what the user can still do. */
function showError(trouble: VideoErrorKind, source?: VideoSource): void {
  const place = findElement('.trouble[role="alert"]');
  if (!place.hidden) return; // Keep the first error, which usually causes the later ones.
  findElement('#player').hidden = true;
  const provider = source ? providerOf(source) : 'html5';
  const address = source ? watchUrl(provider, source.sources[0]?.src ?? '') : null;
  if (address !== null) {
    const link = findElement(`#watch-${provider}`);
    link.setAttribute('href', address);
    link.hidden = false;
  }
  findElement('#again').hidden = trouble !== 'failed' && trouble !== 'blocked';
  findElement(`[data-trouble="${trouble}"]`).hidden = false;
  place.hidden = false;
}

async function readVideo(): Promise<VideoSource> {
  const { video } = (await fetchStaticDocument('/config.json')) as { video?: unknown };
  const problem = videoProblem(video);
  if (problem !== null) throw new Error(`video.${problem.key}: expected ${problem.expected}`);
  return video as VideoSource; // `videoProblem` checked every field.
}

function play(source: VideoSource): void {
  const playsAtOnce = window.location.hash === '#play';
  const media = createMediaElement(source);
  findElement('#player').append(media);
  // When a file fails to load, its `<source>` fires the error event, not the video. If the last one fails, none could be loaded.
  media.querySelector('source:last-of-type')?.addEventListener('error', () => showError('failed', source));
  // A provider's script that fails to load is most likely blocked, for example by an ad blocker.
  document.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showError('blocked', source), true);

  const player = new Plyr(media, { ...playerSettings(source), muted: !playsAtOnce && source.autoplay === true });
  const showPlayerError = () => {
    const { error } = player.media;
    if (error) showError(videoErrorKind(providerOf(source), error), source);
  };
  const timeout = setTimeout(() => {
    showPlayerError();
    showError('blocked', source);
  }, PROVIDER_TIMEOUT_MS);
  player.on('error', showPlayerError);
  player.on('ready', () => {
    clearTimeout(timeout);
    showPlayerError();
    // Focus the small play button, because the large one disappears when the video starts.
    if (isFramed) findElement('.plyr__controls [data-plyr="play"]').focus();
    // If the browser blocks autoplay, the user can still click the play button.
    if (playsAtOnce || source.autoplay === true) player.play()?.catch(() => undefined);
  });
}

async function startPlayer(): Promise<void> {
  findElement('#again').addEventListener('click', () => window.location.reload());
  const source = await readVideo().catch(() => null);
  if (source === null) showError('failed');
  else if (source.sources.length > 0) play(source);
  else {
    // oxlint-disable-next-line no-console -- the specification asks for this line in the log (section 8)
    console.warn('Invalid source format');
    showError('missing');
  }
}

void startPlayer();
