/** @jest-environment node */
import { videoErrorKind, watchUrl } from '#features/landing/video/videoErrors.ts';
import type { VideoProvider } from '#platform/config/videoSource.ts';

test.each<[VideoProvider, object | null, string]>([
  ['youtube', { code: 2 }, 'invalid'],
  ['youtube', { code: 5 }, 'player'],
  ['youtube', { code: 100 }, 'gone'],
  ['youtube', { code: 101 }, 'forbidden'],
  ['youtube', { code: 150 }, 'forbidden'],
  ['youtube', { code: 153 }, 'failed'],
  ['vimeo', { name: 'NotFoundError' }, 'gone'],
  ['vimeo', { name: 'PrivacyError' }, 'forbidden'],
  ['vimeo', { name: 'ContrastError' }, 'failed'],
  // Code 2 (MEDIA_ERR_NETWORK) means a lost connection, not a wrong URL.
  ['html5', { code: 2 }, 'failed'],
  ['youtube', null, 'failed'],
])('error of %s, %j: %s', (provider, error, trouble) => {
  expect(videoErrorKind(provider, error)).toBe(trouble);
});

test('external videos have a watch URL, the lender’s own file has none', () => {
  expect(watchUrl('youtube', 'abcdefghijk')).toBe('https://www.youtube.com/watch?v=abcdefghijk');
  expect(watchUrl('vimeo', '76979871')).toBe('https://vimeo.com/76979871');
  expect(watchUrl('html5', '/video/paying-online.mp4')).toBeNull();
});
