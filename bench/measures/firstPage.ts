/** Compares the landing page with a copy of its files on a static server, to show what the portal's host costs. */
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { withPage } from '../browser.ts';
import { audit } from '../lighthouse.ts';
import type { Measure } from '../measure.ts';

export const firstPage: Measure = {
  name: 'firstPage',
  rows: [{ id: 'firstPage.real', label: 'First page beside its static files, LCP throttled, ms', maxRatio: 1.15 }],
  run: async ({ origin, chromium }) => {
    const copy = await serveCopies(origin);
    await withPage(chromium, (page) => page.goto(copy, { waitUntil: 'networkidle' })); // makes the copies
    const own = await audit(chromium, { address: `${origin}/` }, 'devtools');
    const still = await audit(chromium, { address: `${copy}/` }, 'devtools');
    return { 'firstPage.real': { value: own.lcp, comparison: still.lcp } };
  },
};

/** Serves copies of the portal's files until the program ends. The first request of a file copies it. @returns the server's origin */
async function serveCopies(origin: string): Promise<string> {
  const copies = new Map<string, ReturnType<typeof copyOf>>();
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const copy = copies.get(url) ?? copyOf(new URL(url, origin));
    copies.set(url, copy);
    copy.then(
      ({ headers, body }) => response.writeHead(200, headers).end(body),
      () => response.destroy(),
    );
  });
  server.listen(0, 'localhost').unref();
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const COPIED_HEADERS = ['content-type', 'content-encoding', 'cache-control'];

async function copyOf(url: URL): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const [answer] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [IncomingMessage];
  const headers = Object.entries(answer.headers).filter(([name]) => COPIED_HEADERS.includes(name));
  return { headers: Object.fromEntries(headers) as Record<string, string>, body: await buffer(answer) };
}
