import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Refusal, DEFAULT_MESSAGES } from './errors.ts';

/** NUL characters never occur in real text, and PostgreSQL cannot store them. */
const NUL = '\u0000';

/** Returns the dotted path of the first string that contains a NUL character, or null when there is none. */
function findNulCharacter(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return value.includes(NUL) ? path.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = name.includes(NUL) ? path.join('.') : findNulCharacter(inner, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}

/** Responds with 400 to a URL or body that contains a NUL character, before it reaches a query. */
export function rejectNulCharacters(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.url?.includes('%00') !== true) {
      done();
      return;
    }
    const plain = redirectForMalformedUrl(request);
    if (plain === null) throw new Refusal(400, DEFAULT_MESSAGES[400]);
    void reply.redirect(plain, 302);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const path = findNulCharacter(request.body);
    if (path !== null)
      throw new Refusal(
        400,
        DEFAULT_MESSAGES[400],
        path === '' ? {} : { fields: { [path]: 'This has a sign in it that can’t be used.' } },
      );
    done();
  });
}

/**
 * For a page request whose URL cannot be decoded, such as one with half of a percent escape: returns a readable URL to redirect to, for
 * which the portal shows its "page not found" screen. Returns null for API calls, which get an error instead.
 */
export function redirectForMalformedUrl({ method, headers: { accept = '' }, raw: { url = '' } }: FastifyRequest): string | null {
  if (method !== 'GET' || !accept.includes('text/html')) return null;
  return url.replaceAll('%', '%25').replace(/^[/\\]+/, '/'); // a leading `//` would redirect to another host
}
