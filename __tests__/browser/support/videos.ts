import type { FrameLocator, Page } from '@playwright/test';

import { nonceSources, videoHeaders, videoPolicy } from '../../../sandbox/base/http/policy.ts';
import { localDocument } from './runtimeDocument.ts';

interface Video {
  sources: { src: string; provider?: string; type?: string }[];
  ads?: { tagUrl: string };
}

export const PROVIDERS = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://i.ytimg.com',
  'https://player.vimeo.com',
  'https://imasdk.googleapis.com',
];

/** Makes the runtime document name this video, and gives the video page the matching policy. */
export async function configureVideo(page: Page, video: Video): Promise<void> {
  const document = { ...localDocument(), video: { title: 'How paying online works', ...video } };
  await page.route('**/config.json', (route) => route.fulfill({ json: document }));
  const place = { provider: video.sources[0]?.provider ?? 'html5', hasAds: video.ads !== undefined };
  await page.route('**/video.html', async (route) => {
    const response = await route.fetch();
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '') ?? [];
    const headers = {
      ...response.headers(),
      ...Object.fromEntries(Object.entries(videoHeaders(place)).map(([name, value]) => [name.toLowerCase(), value])),
      'content-security-policy': videoPolicy(nonceSources(nonce), place),
    };
    await route.fulfill({ response, headers });
  });
}

export async function openVideo(page: Page): Promise<FrameLocator> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play the video' }).click();
  return page.frameLocator('.screen iframe');
}

/** Fakes YouTube's script with a player for a five-minute video. With an error code the player fails. */
export async function fakeYouTube(page: Page, code?: number): Promise<void> {
  await page.route('https://www.youtube.com/iframe_api', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${youTube.toString()})(${code ?? 'undefined'})` }),
  );
  await page.route('https://i.ytimg.com/**', (route) => route.fulfill({ path: 'public/video/paying-online.jpg' }));
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A video</title>' }),
  );
}

/** Runs in the page. API: https://developers.google.com/youtube/iframe_api_reference */
function youTube(code: number | undefined): void {
  interface Events {
    onReady: (event: object) => void;
    onStateChange: (event: object) => void;
    onError: (event: object) => void;
  }
  class Player {
    rate = 1;
    constructor(place: HTMLElement, { videoId, host, events }: { videoId: string; host: string; events: Events }) {
      const frame = document.createElement('iframe');
      frame.src = `${host}/embed/${videoId}`;
      place.replaceWith(frame);
      const tell = (name: keyof Events, data?: number) => events[name]({ target: this, data });
      this.playVideo = () => tell('onStateChange', 1);
      this.pauseVideo = () => tell('onStateChange', 2);
      setTimeout(() => {
        tell('onReady');
        if (code !== undefined) tell('onError', code);
      });
    }
    playVideo = () => undefined as void;
    pauseVideo = () => undefined as void;
    getDuration = () => 300;
    getCurrentTime = () => 0;
    getPlaybackRate = () => this.rate;
    setPlaybackRate = (rate: number) => (this.rate = rate);
    getAvailablePlaybackRates = () => [0.25, 0.5, 1, 1.5, 2];
    getVideoLoadedFraction = () => 1;
    getVideoUrl = () => '';
    setVolume = () => undefined;
    mute = () => undefined;
    unMute = () => undefined;
  }
  Object.assign(window, { YT: { Player } });
  (window as unknown as { onYouTubeIframeAPIReady: () => void }).onYouTubeIframeAPIReady();
}

/** Fakes Vimeo's script. With an error name the player fails. The requested playback rates are in `window.rates`. */
export async function fakeVimeo(page: Page, error?: string): Promise<void> {
  await page.route('https://player.vimeo.com/**', (route) =>
    route.request().url().endsWith('/api/player.js')
      ? route.fulfill({ contentType: 'text/javascript', body: `(${vimeo.toString()})(${JSON.stringify(error ?? null)})` })
      : route.fulfill({ contentType: 'text/html', body: '<title>A video</title>' }),
  );
}

/** Runs in the page. API: https://developer.vimeo.com/player/sdk/reference */
function vimeo(error: string | null): void {
  const rates: number[] = [];
  class Player {
    on(name: string, listener: (detail: object) => void) {
      if (name === 'error' && error !== null) setTimeout(() => listener({ name: error, message: 'as asked for' }), 100);
    }
    setPlaybackRate(rate: number) {
      rates.push(rate);
      return Promise.resolve(rate);
    }
  }
  const answers = {
    getVideoWidth: 1280,
    getVideoHeight: 720,
    getDuration: 300,
    getCurrentTime: 0,
    getTextTracks: [],
    getPaused: true,
  };
  const calls = 'disableTextTrack getVideoUrl setAutopause getVideoTitle setVolume setMuted setLoop play pause'.split(' ');
  for (const name of [...calls, ...Object.keys(answers)])
    Object.assign(Player.prototype, { [name]: () => Promise.resolve(Reflect.get(answers, name) ?? '') });
  Object.assign(window, { Vimeo: { Player }, rates });
}

/** Fakes Google's ads script with a server that never responds. The number of ad requests is in `window.asked`. */
export async function fakeSilentAds(page: Page): Promise<void> {
  await page.route('https://imasdk.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${ads.toString()})()` }),
  );
}

/** Runs in the page. API: https://developers.google.com/interactive-media-ads/docs/sdks/html5 */
function ads(): void {
  Object.assign(window, { asked: 0 });
  const nothing = () => undefined;
  class Loader {
    addEventListener = nothing;
    requestAds = () => ((window as unknown as { asked: number }).asked += 1);
    contentComplete = nothing;
  }
  class Thing {
    initialize = nothing;
    setAdWillAutoPlay = nothing;
    setAdWillPlayMuted = nothing;
    destroy = nothing;
  }
  const settings = { setVpaidMode: nothing, setLocale: nothing, setDisableCustomPlaybackForIOS10Plus: nothing };
  Object.assign(window, {
    google: {
      ima: {
        settings,
        ImaSdkSettings: { VpaidMode: { ENABLED: 1 } },
        AdDisplayContainer: Thing,
        AdsLoader: Loader,
        AdsRequest: Thing,
        AdsManagerLoadedEvent: { Type: { ADS_MANAGER_LOADED: 'loaded' } },
        AdErrorEvent: { Type: { AD_ERROR: 'error' } },
      },
    },
  });
}
