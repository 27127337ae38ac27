/** The id of each request: it appears in the log, in the response's `X-Request-Id` header, and as `errorId` in error responses. */
import { randomInt } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

/** Letters only, so that the log's mask for long numbers never changes an id; no vowels, so that it spells no word. */
const ID_LETTERS = 'BCDFGHJKMNPQRSTVWXYZ';
const GROUP_COUNT = 3;
const GROUP_LENGTH = 4;

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Creates an id such as "KTRB-WQZC-MNHD", short enough to read out on the phone. An id sent by the caller is never used. */
export const newRequestId = (): string =>
  Array.from({ length: GROUP_COUNT }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join(''),
  ).join('-');

export function addRequestIdHeader(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, id);
    done();
  });
}
