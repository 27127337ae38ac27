import type { FastifyInstance } from 'fastify';

import type { Limits } from '../limits/limits.ts';
import { REQUEST_ID_HEADER } from './requestId.ts';

/** The least that a form with files has to bring in each period, in bytes a second: slower than any telephone line. */
const SLOWEST_UPLOAD = 1024;

/**
 * Ends a request whose body does not come: JSON and forms have one period of `bodySeconds`; a form with files, or a body that is said to be
 * longer than JSON usually may be, goes on for as long as it brings enough in each. Otherwise a caller could hold any number of connections with a byte a second.
 */
export function endSlowBodies(app: FastifyInstance, { bodySeconds, bodyBytes }: Limits): void {
  app.addHook('onRequest', ({ raw, headers, id }, reply, done) => {
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) {
      done(); // there is no body to wait for
      return;
    }
    const { socket } = raw;
    const isLong =
      (headers['content-type']?.startsWith('multipart/form-data') ?? false) || Number(headers['content-length']) > bodyBytes;
    let seen = socket.bytesRead;
    const timer = setInterval(() => {
      if (raw.complete || socket.destroyed) {
        clearInterval(timer);
        return;
      }
      const isComing = isLong && socket.bytesRead - seen >= SLOWEST_UPLOAD * bodySeconds;
      seen = socket.bytesRead;
      if (isComing) return;
      clearInterval(timer);
      if (!reply.raw.headersSent) {
        socket.write(
          `HTTP/1.1 408 Request Timeout\r\n${REQUEST_ID_HEADER}: ${id}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
        );
      }
      socket.destroySoon();
    }, bodySeconds * 1000).unref();
    // Most bodies are there at once: no timer is left for them.
    raw.once('end', () => clearInterval(timer));
    done();
  });
}
