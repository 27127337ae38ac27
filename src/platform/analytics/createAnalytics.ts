import type { PortalConfig } from '#platform/config/config.ts';

import type { Analytics } from './analytics.ts';
import { selfHostedAnalytics } from './selfHostedAnalytics.ts';

const noAnalytics: Analytics = { page: () => undefined, identify: () => Promise.resolve(true) };

/** Creates the analytics service that the runtime configuration names; a no-op service when there is none. */
export const createAnalytics = ({ analytics, telemetry }: Pick<PortalConfig, 'analytics' | 'telemetry'>): Analytics =>
  analytics.provider === 'selfHosted' && telemetry !== undefined ? selfHostedAnalytics(telemetry) : noAnalytics;
