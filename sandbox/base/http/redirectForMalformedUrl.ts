import type { FastifyRequest } from 'fastify';

/**
 * For a page request whose URL cannot be decoded, such as one with half of a percent escape: returns a readable URL to redirect to, for
 * which the portal shows its "page not found" screen. Returns null for API calls, which get an error instead.
 */
export function redirectForMalformedUrl({ method, headers: { accept = '' }, raw: { url = '' } }: FastifyRequest): string | null {
  if (method !== 'GET' || !accept.includes('text/html')) return null;
  return url.replaceAll('%', '%25').replace(/^[/\\]+/, '/'); // a leading `//` would redirect to another host
}
