import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import nock from 'nock';

/**
 * A base on another origin, over real HTTP, because only there does the window's own behavior (CORS, its timer) show. Below `/allowing` it
 * accepts credentials, below `/silent` it never answers, below `/cut` it breaks off within the body, below `/stuck` it sends half of it and
 * stays. Nothing is intercepted until it is stopped.
 */
export async function startLender() {
  const arrived: IncomingHttpHeaders[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const isAskedFirst = request.method === 'OPTIONS'; // whether the page may call at all
    if (!isAskedFirst) {
      arrived.push(request.headers);
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString())).on('end', () => bodies.push(body));
    }
    if (request.url?.startsWith('/silent') && !isAskedFirst) return;
    response.setHeader('Access-Control-Allow-Origin', 'http://localhost');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (request.url?.startsWith('/allowing')) response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Content-Type', 'application/json');
    const breaksOff = request.url?.startsWith('/cut');
    if (!isAskedFirst && (breaksOff || request.url?.startsWith('/stuck')))
      response.write('[{"half":', () => breaksOff && response.destroy());
    else response.end('[]');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  nock.restore();
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    bodies,
    stop: async () => {
      nock.activate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
