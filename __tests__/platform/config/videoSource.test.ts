/** @jest-environment node */
import { providerOf, videoProblem, type VideoSource } from '#platform/config/videoSource.ts';

import { video } from '../../../config/local.json';

const youtube = { sources: [{ src: 'a-b_c123456', provider: 'youtube' }], title: 'How paying online works' };

test.each([
  ['the sandbox’s', video],
  ['one at YouTube', youtube],
  ['one at Vimeo', { ...youtube, sources: [{ src: '76979871', provider: 'vimeo' }], autoplay: true }],
  ['none', { sources: [], title: '', poster: '', tracks: [], autoplay: false }],
  ['one with advertisements', { ...video, ads: { tagUrl: 'https://ads.example/tag' } }],
])('valid video setting: %s', (_name, source) => {
  expect(videoProblem(source)).toBeNull();
});

const [track] = video.tracks;

test.each<[key: string, change: object]>([
  ['sources', { sources: undefined }],
  ['sources', { sources: '/video/a.mp4' }],
  ['sources', { sources: [...youtube.sources, { src: '/video/a.mp4' }] }],
  ['sources.0', { sources: ['/video/a.mp4'] }],
  ['sources.0.src', { sources: [{ src: '' }] }],
  ['sources.0.src', { sources: [{ src: 'https://cdn.example/a.mp4' }] }],
  ['sources.0.src', { sources: [{ src: '//cdn.example/a.mp4' }] }],
  ['sources.0.src', { sources: [{ src: '/\\cdn.example/a.mp4' }] }],
  ['sources.0.src', { sources: [{ src: 'too-short', provider: 'youtube' }] }],
  ['sources.0.src', { sources: [{ src: 'https://vimeo.com/1', provider: 'vimeo' }] }],
  ['sources.0.src', { sources: [{ src: 76979871, provider: 'vimeo' }] }],
  ['sources.0.provider', { sources: [{ src: '/video/a.mp4', provider: 'dailymotion' }] }],
  ['sources.0.provider', { sources: [{ src: '/video/a.mp4', provider: 'constructor' }] }],
  ['sources.1.type', { sources: [{ src: '/video/a.mp4' }, { src: '/video/a.mp3', type: 'audio/mpeg' }] }],
  ['title', { title: ' ' }],
  ['poster', { poster: 'https://images.example/a.jpg' }],
  ['poster', { poster: null }],
  ['tracks', { tracks: {} }],
  ['tracks.0', { tracks: [null] }],
  ['tracks.0.kind', { tracks: [{ ...track, kind: 'lyrics' }] }],
  ['tracks.0.label', { tracks: [{ ...track, label: '' }] }],
  ['tracks.0.srclang', { tracks: [{ ...track, srclang: undefined }] }],
  ['tracks.0.src', { tracks: [{ ...track, src: 'https://cdn.example/en.vtt' }] }],
  ['tracks.0.default', { tracks: [{ ...track, default: 'yes' }] }],
  ['previewThumbnails', { previewThumbnails: true }],
  ['previewThumbnails.enabled', { previewThumbnails: { src: '/video/thumbnails.vtt' } }],
  ['previewThumbnails.src', { previewThumbnails: { enabled: true, src: '' } }],
  ['autoplay', { autoplay: 'true' }],
  ['ads.tagUrl', { ads: { tagUrl: 'http://ads.example/tag' } }],
  ['ads.tagUrl', { ads: true }],
])('an invalid video setting is reported: %s', (key, change) => {
  expect(videoProblem({ ...video, ...change })?.key).toBe(key);
});

test('a video without a provider is the lender’s own file', () => {
  expect(providerOf(video as VideoSource)).toBe('html5');
  expect(providerOf(youtube as VideoSource)).toBe('youtube');
  expect(providerOf({ sources: [], title: '' })).toBe('html5');
});
