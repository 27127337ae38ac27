import type { PortalConfig } from '#platform/config/config.ts';

import type { Analytics } from './analytics.ts';
import { selfHosted } from './selfHosted.ts';

const none: Analytics = { page: () => undefined, identify: () => Promise.resolve(true) };

/** The service that the runtime document names. */
export const createAnalytics = ({ analytics, telemetry }: Pick<PortalConfig, 'analytics' | 'telemetry'>): Analytics =>
  analytics.provider === 'selfHosted' && telemetry !== undefined ? selfHosted(telemetry) : none;
