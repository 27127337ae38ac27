/** Idempotency keys: a request that comes again under the same key does nothing a second time. */
import type { FastifyRequest } from 'fastify';

import { isUuid } from '../wire/formats.ts';
import { Refusal } from './errors.ts';

/** The request's `Idempotency-Key`. @throws Refusal 400 when it is missing or no uuid. */
export function requireKey({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (typeof key === 'string' && isUuid(key)) return key.toLowerCase();
  throw new Refusal(400, 'This request came without its Idempotency-Key, a UUID. Nothing was changed.');
}

/** For a key that was used for something else: it cannot be told which of the two is meant. */
export const keyReused = (): Refusal =>
  new Refusal(422, 'This request was sent before with other details. Nothing was changed. Start again.', { code: 'keyReused' });
