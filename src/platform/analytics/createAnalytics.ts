import type { PortalConfig } from '#platform/config/config.ts';

import type { Analytics } from './analytics.ts';
import { selfHosted } from './selfHosted.ts';

const none: Analytics = { page: () => undefined, identify: () => Promise.resolve(true) };

/** Creates the analytics service that the runtime configuration names; a no-op service when there is none. */
export const createAnalytics = ({ analytics, telemetry }: Pick<PortalConfig, 'analytics' | 'telemetry'>): Analytics =>
  analytics.provider === 'selfHosted' && telemetry !== undefined ? selfHosted(telemetry) : none;
