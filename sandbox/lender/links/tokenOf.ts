import type { FastifyRequest } from 'fastify';

/** A token of a mailed link without what a mail program or a sentence left behind the link. */
export const withoutStraySigns = (token: string): string => token.replace(/[^\w-]+$/, '');

/** The token in the query of a page that a mail led to. */
export function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? withoutStraySigns(token) : '';
}
