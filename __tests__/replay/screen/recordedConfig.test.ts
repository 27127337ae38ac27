/** @jest-environment node */
import { recordedConfig } from '#replay/screen/recordedConfig.ts';

import localConfig from '../../../config/local.json';

test('a document is taken as it was, but for what counts visits', () => {
  const counting = { ...localConfig, analytics: { provider: 'selfHosted' }, telemetry: '/telemetry' };
  expect(recordedConfig(counting)).toEqual({ ...counting, analytics: { provider: 'none' } });
});

test('names that the portal does not know are not taken, however many there are', () => {
  const extra = Object.fromEntries(Array.from({ length: 2000 }, (_none, nth) => [`name${nth}`, nth]));
  expect(recordedConfig({ ...extra, ...localConfig })).toEqual({ ...localConfig, analytics: { provider: 'none' } });
});
