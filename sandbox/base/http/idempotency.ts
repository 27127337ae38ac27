/** Idempotency keys: a request repeated with the same key has no second effect. */
import type { FastifyRequest } from 'fastify';

import { isUuid } from '../wire/formats.ts';
import { Refusal } from './errors.ts';

/** @throws Refusal 400 when the key is missing or not a UUID */
export function requireIdempotencyKey({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (typeof key === 'string' && isUuid(key)) return key.toLowerCase();
  throw new Refusal(400, 'This request came without its Idempotency-Key, a UUID. Nothing was changed.');
}

export const keyReusedRefusal = (): Refusal =>
  new Refusal(422, 'This request was sent before with other details. Nothing was changed. Start again.', { code: 'keyReused' });
