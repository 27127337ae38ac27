/** @jest-environment node */
import { recordedConfig } from '#replay/screen/recordedConfig.ts';

import localConfig from '../../../config/local.json';

test('a recorded configuration is used without analytics', () => {
  const counting = { ...localConfig, analytics: { provider: 'selfHosted' }, telemetry: '/telemetry' };
  expect(recordedConfig(counting)).toEqual({ ...counting, analytics: { provider: 'none' } });
});

test('unknown keys of a recorded configuration are ignored, however many', () => {
  const extra = Object.fromEntries(Array.from({ length: 2000 }, (_none, nth) => [`name${nth}`, nth]));
  expect(recordedConfig({ ...extra, ...localConfig })).toEqual({ ...localConfig, analytics: { provider: 'none' } });
});
