import type { PortalConfig } from '#platform/config/config.ts';

import { selfHosted } from './selfHosted.ts';

/**
 * What the portal tells a service that counts visits. A further kind of service is one more of these, and a name in the runtime document.
 * None of it may throw: whoever uses the portal notices nothing when the service fails.
 */
export interface Analytics {
  /** A page was shown. @param route its pattern in the route table, never the address */
  page: (route: string) => void;
  /** Somebody is signed in. @returns whether the service took it @param hireDate YYYY-MM-DD */
  identify: (hireDate: string) => Promise<boolean>;
}

const none: Analytics = { page: () => undefined, identify: () => Promise.resolve(true) };

/** The service that the runtime document names. */
export const createAnalytics = ({ analytics, telemetry }: Pick<PortalConfig, 'analytics' | 'telemetry'>): Analytics =>
  analytics.provider === 'selfHosted' && telemetry !== undefined ? selfHosted(telemetry) : none;
