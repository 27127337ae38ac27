import type { FastifyRequest } from 'fastify';

/** Removes trailing characters that a mail program or the surrounding sentence added to a link's token. */
export const trimLinkToken = (token: string): string => token.replace(/[^\w-]+$/, '');

/** Returns the token in the query string of a page that was opened by a mailed link. */
export function readQueryToken({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? trimLinkToken(token) : '';
}
