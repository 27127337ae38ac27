import { nothing } from '#contract/schema.ts';
import type { TelemetryEvent } from '#contract/telemetry.ts';
import { httpCall } from '#platform/api/httpCall.ts';

import type { Analytics } from './analytics.ts';

/** After this long an event is given up. */
const ANSWER_MS = 10_000;

/** A collector of the lender's own: one small request for each event, without a token. @param collector its address */
export function selfHosted(collector: string): Analytics {
  const send = async (event: TelemetryEvent): Promise<boolean> => {
    const outcome = await httpCall({
      url: collector,
      method: 'POST',
      body: event,
      shape: nothing,
      token: null,
      timeoutMs: ANSWER_MS,
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
