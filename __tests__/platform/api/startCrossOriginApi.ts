import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import nock from 'nock';

/**
 * Starts an API on another origin over real HTTP, because CORS and timeouts of the page's requests only show there. Paths below
 * `/allowing` accept credentials, `/silent` never responds, `/cut` breaks off within the body, and `/stuck` sends half a body and stays
 * open. Until it is stopped, nock intercepts nothing.
 */
export async function startCrossOriginApi() {
  const arrived: IncomingHttpHeaders[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const isPreflight = request.method === 'OPTIONS';
    if (!isPreflight) {
      arrived.push(request.headers);
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString())).on('end', () => bodies.push(body));
    }
    if (request.url?.startsWith('/silent') && !isPreflight) return;
    response.setHeader('Access-Control-Allow-Origin', 'http://localhost');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (request.url?.startsWith('/allowing')) response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Content-Type', 'application/json');
    const breaksOff = request.url?.startsWith('/cut');
    if (!isPreflight && (breaksOff || request.url?.startsWith('/stuck')))
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
