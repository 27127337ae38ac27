/** @jest-environment node */
import { nonceSources, videoHeaders, videoPolicy, videoScriptSources } from '../../../sandbox/base/http/policy.ts';

const policyOf = (provider: string, hasAds = false): Record<string, string> =>
  Object.fromEntries(
    videoPolicy(nonceSources('n'), { provider, hasAds })
      .split('; ')
      .map((one) => one.split(/ (.*)/).slice(0, 2) as [string, string]),
  );

test('the lender’s own video file allows no other origin', () => {
  const { 'script-src': script, 'style-src': style, ...others } = policyOf('html5');
  expect([script, style]).toEqual(["'nonce-n' 'strict-dynamic'", "'nonce-n'"]);
  expect(JSON.stringify(others)).not.toContain('http');
  expect(others).not.toHaveProperty('frame-src');
  expect(videoHeaders({ provider: 'html5', hasAds: false })).not.toHaveProperty('Referrer-Policy');
});

test('Vimeo allows its frame and its script', () => {
  expect(policyOf('vimeo')).toMatchObject({ 'frame-src': 'https://player.vimeo.com', 'img-src': "'self' data:" });
  expect(videoScriptSources({ provider: 'vimeo', hasAds: false })).toEqual(['https://player.vimeo.com']);
});

test('ads allow any https media, and only when they are configured', () => {
  expect(policyOf('html5', true)).toMatchObject({
    'frame-src': 'https://imasdk.googleapis.com',
    'media-src': "'self' https:",
    'connect-src': "'self' https:",
  });
});

test('an unknown provider allows nothing', () => {
  expect(policyOf('stranger')).toEqual(policyOf('html5'));
  expect(videoScriptSources({ provider: 'constructor', hasAds: false })).toEqual([]);
});
