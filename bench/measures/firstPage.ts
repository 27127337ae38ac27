/** Compares the landing page with a copy of its files on a static server, to show what the portal's host and scripts cost. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

import { withPage } from '../browser.ts';
import { audit } from '../lighthouse.ts';
import type { Measure } from '../measure.ts';

export const firstPage: Measure = {
  name: 'firstPage',
  rows: [{ id: 'firstPage.real', label: 'First page, LCP throttled, beside its static files', unit: 'ms', maxRatio: 1.15 }],
  run: async ({ origin, chromium }) => {
    const copy = await serve(await loadedFiles(`${origin}/`, chromium));
    const own = await audit(chromium, { address: `${origin}/` }, 'devtools');
    const still = await audit(chromium, { address: `${copy}/` }, 'devtools');
    return { 'firstPage.real': { value: own.lcp, comparison: still.lcp } };
  },
};

interface StaticFile {
  type: string;
  body: Buffer;
}

/** Loads a page and returns every file it loads, by path. */
const loadedFiles = (address: string, chromium: string): Promise<Map<string, StaticFile>> =>
  withPage(chromium, async (page) => {
    const files = new Map<string, StaticFile>();
    const copies: Promise<void>[] = [];
    page.on('response', (response) => {
      const copy = async () => {
        const type = response.headers()['content-type'] ?? '';
        files.set(new URL(response.url()).pathname, { type, body: await response.body() });
      };
      copies.push(copy());
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await Promise.all(copies);
    return files;
  });

/** Serves the files until the program ends, with text compressed by Brotli. @returns the server's origin */
async function serve(files: Map<string, StaticFile>): Promise<string> {
  const compressed = new Map(
    [...files].map(([name, { type, body }]) => [
      name,
      /^text\/|javascript|json|svg/.test(type) ? brotliCompressSync(body) : null,
    ]),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = files.get(pathname);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const small = compressed.get(pathname);
    const caching = file.type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable';
    response.writeHead(200, { 'content-type': file.type, 'cache-control': caching, ...(small && { 'content-encoding': 'br' }) });
    response.end(small ?? file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  server.unref();
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
