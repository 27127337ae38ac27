import type { RateLimitPluginOptions } from '@fastify/rate-limit';

import type { Limits } from '../limits/limits.ts';
import { Refusal } from './errors.ts';

/** Rate limit per network address for the routes registered in the same plugin. */
export const rateLimitOptions = ({ callsPerMinute }: Limits): RateLimitPluginOptions => ({
  max: callsPerMinute,
  timeWindow: '1 minute',
  keyGenerator: ({ socket }) => socket.remoteAddress ?? '',
  errorResponseBuilder: (_request, { ttl }) =>
    new Refusal(429, 'There were too many calls. Wait a minute and try again.', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
});
