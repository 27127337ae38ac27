import type { FrameLocator, Page } from '@playwright/test';

import { axeViolations } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { findingsOf } from './support/layoutFindings.ts';
import { expect, test } from './support/portal.ts';
import { fakeSilentAds, configureVideo, fakeVimeo, fakeYouTube, openVideo, PROVIDERS } from './support/videos.ts';

test.use({ otherOrigins: PROVIDERS });

interface PlyrInPage {
  speed: number;
  currentTime: number;
  ads: { ready: () => void; clearSafetyTimer: (from: string) => void; managerPromise: Promise<void> };
}
type Playing = HTMLVideoElement & { plyr: PlyrInPage };

const video = (frame: FrameLocator) => frame.locator('video');
const volumeOf = (frame: FrameLocator) => video(frame).evaluate((element: HTMLVideoElement) => Number(element.volume.toFixed(2)));
const timeOf = (frame: FrameLocator) => video(frame).evaluate((element: HTMLVideoElement) => element.currentTime);
const player = (frame: FrameLocator) => frame.locator('.plyr');
const playButton = (frame: FrameLocator) => frame.locator('.plyr__controls [data-plyr="play"]');
const errorMessage = (frame: FrameLocator) => frame.getByRole('alert');

/** Checks that the landing page still works: a click on "Features" scrolls and moves the focus. */
const expectPageUsable = async (page: Page) => {
  await page.getByRole('link', { name: 'Features' }).click();
  await expect(page.getByRole('heading', { name: 'What you can do here' })).toBeFocused();
};

test('the video loads only on request, plays, and follows its keyboard shortcuts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /player|plyr|video\.html|\.webm|\.mp4|\.vtt/.test(path))).toEqual([]);

  await tabTo(page, page.getByRole('link', { name: 'Play the video' }));
  await page.keyboard.press('Enter');
  const frame = page.frameLocator('.screen iframe');
  await expect(player(frame)).toHaveClass(/plyr--playing/);
  await expect(playButton(frame)).toBeFocused();
  await expect(frame.locator('.plyr__caption')).toContainText('No sound');

  await page.keyboard.press('k');
  await expect(player(frame)).toHaveClass(/plyr--paused/);
  for (const [key, tenths] of [
    ['5', 5],
    ['9', 9],
    ['1', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => timeOf(frame), `${key} leads to ${tenths} tenths`).toBeCloseTo((28 * tenths) / 10, 1);
  }
  for (const [key, volume] of [
    ['ArrowDown', 0.9],
    ['ArrowDown', 0.8],
    ['ArrowUp', 0.9],
  ] as const) {
    await page.keyboard.press(key);
    expect(await volumeOf(frame)).toBe(volume);
  }
  for (const [asked, got] of [
    [0.01, 0.0625],
    [100, 16],
    [1, 1],
  ] as const) {
    await video(frame).evaluate((element: Playing, speed) => (element.plyr.speed = speed), asked);
    await expect.poll(() => video(frame).evaluate((element: Playing) => element.playbackRate)).toBe(got);
  }
  await page.keyboard.press('0');
  await expect(player(frame)).toHaveClass(/plyr--stopped/);

  await video(frame).evaluate((element: Playing) => (element.plyr.currentTime = 27.8));
  await page.keyboard.press('k');
  await expect.poll(() => video(frame).evaluate((element: HTMLVideoElement) => element.ended)).toBe(true);
  await expect(playButton(frame)).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('plyr')))).toEqual([]);
});

/** Hides the decoder's events from the player, because on a busy machine they also show and hide the buttons. */
const ignoreDecoder = async (frame: FrameLocator) =>
  video(frame).evaluate((media) => {
    const stop = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
    for (const type of ['waiting', 'stalled', 'canplay', 'seeked', 'playing']) window.addEventListener(type, stop, true);
    media.dispatchEvent(new Event('playing'));
  });

for (const { hasTouch, ms } of [
  { hasTouch: false, ms: 2000 },
  { hasTouch: true, ms: 3000 },
]) {
  test.describe(hasTouch ? 'on touch' : 'with a mouse', () => {
    test.use({ hasTouch });

    test(`the video’s buttons hide after ${ms} ms`, async ({ page }) => {
      await page.clock.install();
      const frame = await openVideo(page);
      await expect(player(frame)).toHaveClass(/plyr--playing/);
      await ignoreDecoder(frame);
      await page.clock.pauseAt(Date.now() + 60_000);
      await expect(player(frame)).toHaveClass(/plyr--hide-controls/);

      const middle = frame.locator('.plyr__video-wrapper');
      if (hasTouch) await middle.dispatchEvent('touchstart');
      else await middle.hover();
      await expect(player(frame)).not.toHaveClass(/plyr--hide-controls/);
      await page.clock.runFor(ms - 10);
      await expect(player(frame)).not.toHaveClass(/plyr--hide-controls/);
      await page.clock.runFor(20);
      await expect(player(frame)).toHaveClass(/plyr--hide-controls/);
    });
  });
}

test('a video without a source logs "Invalid source format" and says so', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await configureVideo(page, { sources: [] });
  const frame = await openVideo(page);
  await expect(errorMessage(frame)).toContainText('There is no video here yet.');
  expect(logged).toContain('Invalid source format');
  await expectPageUsable(page);
});

test('a video that fails to load shows an error, a text link and a retry button', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.route(/\.(webm|mp4)$/, (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 640 });
  const frame = await openVideo(page);
  await expect(errorMessage(frame)).toContainText('The video did not load. Check your connection and try again.');
  await page.unroute(/\.(webm|mp4)$/);
  await frame.getByRole('button', { name: 'Try again' }).click();
  await expect(player(frame)).toHaveClass(/plyr--playing/);
});

const YOUTUBE = { sources: [{ src: 'abcdefghijk', provider: 'youtube' }] };

test('a YouTube video plays without cookies, and each of its errors has a message', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await configureVideo(page, YOUTUBE);
  await fakeYouTube(page);
  const frame = await openVideo(page);
  await expect(player(frame)).toHaveClass(/plyr--playing/);
  const inside = frame.locator('iframe');
  await expect(inside).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/abcdefghijk');
  expect(asked.filter((host) => /noembed|plyr/.test(host))).toEqual([]);

  const words: [number, string][] = [
    [2, 'its address is wrong'],
    [5, 'Your browser could not play this video.'],
    [100, 'This video was removed, or it is private.'],
    [101, 'The owner of this video does not let it play on other websites.'],
    [150, 'The owner of this video does not let it play on other websites.'],
  ];
  for (const [code, sentence] of words) {
    await page.unroute('https://www.youtube.com/iframe_api');
    await fakeYouTube(page, code);
    await openVideo(page);
    await expect(errorMessage(frame), `code ${code}`).toContainText(sentence);
    await expect(frame.getByRole('link', { name: 'Watch it on YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=abcdefghijk',
    );
  }
  await expectPageUsable(page);
});

test('a blocked video provider shows a link, and the page stays usable', async ({ page, problems }) => {
  problems.allow(/ERR_BLOCKED_BY_CLIENT/);
  await configureVideo(page, YOUTUBE);
  await page.route('https://www.youtube.com/**', (route) => route.abort('blockedbyclient'));
  const frame = await openVideo(page);
  await expect(errorMessage(frame)).toContainText('Your browser or your network may block the website');
  await expect(frame.getByRole('link', { name: 'Watch it on YouTube' })).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect([...(await axeViolations(page)), ...(await findingsOf(page))], `${width} px`).toEqual([]);
  }
  await expectPageUsable(page);
});

test('a Vimeo video offers speeds from 0.5 to 2 and shows its errors', async ({ page }) => {
  await configureVideo(page, { sources: [{ src: '76979871', provider: 'vimeo' }] });
  await fakeVimeo(page);
  const frame = await openVideo(page);
  await expect(player(frame)).toHaveClass(/plyr--playing/);
  await playButton(frame).press('k'); // The controls stay visible while the video is paused.
  await expect(player(frame)).toHaveClass(/plyr--paused/);
  // The menu stays open and returns to its first list after a choice.
  await frame.getByRole('button', { name: 'Settings' }).click();
  for (const speed of ['0.5×', '2×']) {
    await frame.getByRole('menuitem', { name: 'Speed' }).click();
    await frame.getByRole('menuitemradio', { name: speed, exact: true }).click();
  }
  const speeds = frame.locator('[data-plyr="speed"]');
  const offered = await speeds.evaluateAll((all) => all.map((one) => Number(one.getAttribute('value'))));
  expect([Math.min(...offered), Math.max(...offered)]).toEqual([0.5, 2]);
  const rates = () => page.frame({ url: /video\.html/ })?.evaluate(() => (window as unknown as { rates: number[] }).rates);
  await expect.poll(rates).toEqual(expect.arrayContaining([0.5, 2]));

  await page.unroute('https://player.vimeo.com/**');
  await fakeVimeo(page, 'PrivacyError');
  await openVideo(page);
  await expect(errorMessage(frame)).toContainText('The owner of this video does not let it play on other websites.');
  await expect(frame.getByRole('link', { name: 'Watch it on Vimeo' })).toHaveAttribute('href', 'https://vimeo.com/76979871');
});

test('video ads that do not load are abandoned after 12 seconds', async ({ page, problems }) => {
  problems.allow(/^Uncaught: $/); // Plyr leaves its own timeout rejection unhandled.
  await page.clock.install();
  await configureVideo(page, { sources: [{ src: '/video/paying-online.webm' }], ads: { tagUrl: 'https://ads.example/tag' } });
  await fakeSilentAds(page);
  const frame = await openVideo(page);
  await expect(frame.locator('.plyr__ads')).toBeAttached();
  await page.clock.pauseAt(Date.now() + 1000);
  const inPage = page.frame({ url: /video\.html/ })!;
  await video(frame).evaluate((element: Playing) => {
    const { ads } = element.plyr;
    // Restarts Plyr's timeout at a known moment.
    ads.clearSafetyTimer('test');
    Object.assign(window, { isGivenUp: false });
    void ads.managerPromise.catch(() => Object.assign(window, { isGivenUp: true }));
    ads.ready();
  });
  const isGivenUp = () => inPage.evaluate(() => (window as unknown as { isGivenUp: boolean }).isGivenUp);
  await page.clock.runFor(11_990);
  expect(await isGivenUp(), 'not yet').toBe(false);
  await page.clock.runFor(20);
  await expect.poll(isGivenUp).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link opens the video page with the browser’s own controls', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Play the video' }).click();
    await expect(page).toHaveURL(/\/video\.html$/);
    await expect(page.locator('video[controls]')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How paying online works' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the first page' }).click();
    await expect(page).toHaveURL(/\/#about$/);
  });
});
