/** Serves files compressed as a good host does, so that only what is in them makes the difference. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface Answer {
  /** A content type, or a file's ending. */
  type: string;
  body: Buffer;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const isText = (type: string): boolean => /^text\/|javascript|json|svg/.test(type);

/** Serves until the program ends. @param find what is at a path @returns the origin */
export async function serve(find: (path: string) => Answer | undefined): Promise<string> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = find(decodeURIComponent(pathname));
    if (answer === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[answer.type] ?? answer.type;
    const caching = type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable';
    const headers = { 'content-type': type, 'cache-control': caching };
    if (!isText(type)) {
      response.writeHead(200, { ...headers, 'content-length': answer.body.length }).end(answer.body);
      return;
    }
    const body = compressed.get(pathname) ?? brotliCompressSync(answer.body);
    compressed.set(pathname, body);
    response.writeHead(200, { ...headers, 'content-encoding': 'br', 'content-length': body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  server.unref();
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
