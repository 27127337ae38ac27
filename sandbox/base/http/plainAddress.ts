import type { FastifyRequest } from 'fastify';

/**
 * Where a browser goes instead that opens a page by an address that can't be read, such as one with half of a sign: the same address in plain
 * signs, of which the portal says that there is no such page. Null for a call, which gets an error.
 */
export function plainAddress({ method, headers: { accept = '' }, raw: { url = '' } }: FastifyRequest): string | null {
  if (method !== 'GET' || !accept.includes('text/html')) return null;
  return url.replaceAll('%', '%25').replace(/^[/\\]+/, '/'); // never another host
}
