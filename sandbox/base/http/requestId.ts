/** What each request is called: in its log lines, in the answer's `X-Request-Id`, and as the `errorId` of a refusal. */
import { randomInt } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

/** Letters alone, so that no mask for long numbers takes a part of it; no vowels, so that it spells no word. */
const LETTERS = 'BCDFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** A new one, such as "KTRB-WQZC-MNHD", short enough to be said on the phone. What a caller sends as an id is not believed. */
export const newRequestId = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** Says it with every answer. */
export function sayRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, id);
    done();
  });
}
