/** @jest-environment node */
import { nonceSources, videoHeaders, videoPolicy, videoScriptSources } from '../../../sandbox/base/http/policy.ts';

const policyOf = (provider: string, hasAds = false): Record<string, string> =>
  Object.fromEntries(
    videoPolicy(nonceSources('n'), { provider, hasAds })
      .split('; ')
      .map((one) => one.split(/ (.*)/).slice(0, 2) as [string, string]),
  );

test('a file of the portal needs nobody else', () => {
  const { 'script-src': script, 'style-src': style, ...others } = policyOf('html5');
  expect([script, style]).toEqual(["'nonce-n' 'strict-dynamic'", "'nonce-n'"]);
  expect(JSON.stringify(others)).not.toContain('http');
  expect(others).not.toHaveProperty('frame-src');
  expect(videoHeaders({ provider: 'html5', hasAds: false })).not.toHaveProperty('Referrer-Policy');
});

test('Vimeo brings its frame and its script', () => {
  expect(policyOf('vimeo')).toMatchObject({ 'frame-src': 'https://player.vimeo.com', 'img-src': "'self' data:" });
  expect(videoScriptSources({ provider: 'vimeo', hasAds: false })).toEqual(['https://player.vimeo.com']);
});

test('advertisements open the page to what nobody knows beforehand, and only where they are asked for', () => {
  expect(policyOf('html5', true)).toMatchObject({
    'frame-src': 'https://imasdk.googleapis.com',
    'media-src': "'self' https:",
    'connect-src': "'self' https:",
  });
});

test('a name that is no provider opens nothing', () => {
  expect(policyOf('stranger')).toEqual(policyOf('html5'));
  expect(videoScriptSources({ provider: 'constructor', hasAds: false })).toEqual([]);
});
