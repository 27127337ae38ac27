import type { PortalConfig } from '#platform/config/config.ts';
import { noContent } from '#contract/schema.ts';
import type { TelemetryEvent } from '#contract/telemetry.ts';
import { httpCall } from '#platform/api/httpCall.ts';

import type { Analytics } from './analytics.ts';

const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Analytics through the lender's own collector: one small request per event, without an access token. @param collector URL of the
 * collector
 */
function selfHostedAnalytics(collector: string): Analytics {
  const send = async (event: TelemetryEvent): Promise<boolean> => {
    const outcome = await httpCall({
      url: collector,
      method: 'POST',
      body: event,
      responseSchema: noContent,
      token: null,
      timeoutMs: REQUEST_TIMEOUT_MS,
      withCredentials: false,
      signal: new AbortController().signal,
    }).catch(() => null);
    return outcome !== null && 'data' in outcome;
  };
  return {
    page: (route) => void send({ event: 'page', route }),
    identify: (hireDate) => send({ event: 'identify', hireDate }),
  };
}

const noAnalytics: Analytics = { page: () => undefined, identify: () => Promise.resolve(true) };

export const createAnalytics = ({ analytics, telemetry }: Pick<PortalConfig, 'analytics' | 'telemetry'>): Analytics =>
  analytics.provider === 'selfHosted' && telemetry !== undefined ? selfHostedAnalytics(telemetry) : noAnalytics;
