import type { PortalConfig } from '#platform/config/config.ts';

import type { Analytics } from './analytics.ts';
import { selfHostedAnalytics } from './selfHostedAnalytics.ts';

const noAnalytics: Analytics = { page: () => undefined, identify: () => Promise.resolve(true) };

export const createAnalytics = ({ analytics, telemetry }: Pick<PortalConfig, 'analytics' | 'telemetry'>): Analytics =>
  analytics.provider === 'selfHosted' && telemetry !== undefined ? selfHostedAnalytics(telemetry) : noAnalytics;
