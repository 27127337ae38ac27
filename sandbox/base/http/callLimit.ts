import type { RateLimitPluginOptions } from '@fastify/rate-limit';

import type { Limits } from '../limits/limits.ts';
import { Refusal } from './errors.ts';

/** How many calls one network address may make to whatever is registered beside it. */
export const callLimit = ({ callsPerMinute }: Limits): RateLimitPluginOptions => ({
  max: callsPerMinute,
  timeWindow: '1 minute',
  keyGenerator: ({ socket }) => socket.remoteAddress ?? '',
  errorResponseBuilder: (_request, { ttl }) =>
    new Refusal(429, 'There were too many calls. Wait a minute and try again.', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
});
