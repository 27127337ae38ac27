import type { FastifyInstance } from 'fastify';

import type { Limits } from '../limits/limits.ts';
import { REQUEST_ID_HEADER } from './requestId.ts';

/** Minimum upload speed in bytes per second, slower than any phone connection. */
const MIN_UPLOAD_BYTES_PER_SECOND = 1024;

/**
 * Ends a request whose body arrives too slowly. A normal body must arrive within `bodySeconds`. A file upload, or a body announced as
 * longer than `bodyBytes`, may take longer as long as each period of `bodySeconds` brings enough bytes. Without this, a client could hold
 * many connections open by sending one byte per second.
 */
export function abortSlowRequests(app: FastifyInstance, { bodySeconds, bodyBytes }: Limits): void {
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
      const isComing = isLong && socket.bytesRead - seen >= MIN_UPLOAD_BYTES_PER_SECOND * bodySeconds;
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
    // Most bodies arrive at once, so the timer is cleared as soon as the body has ended.
    raw.once('end', () => clearInterval(timer));
    done();
  });
}
