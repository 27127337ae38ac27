/** Who is calling: the borrower that the bearer token stands for. */
import type { FastifyRequest } from 'fastify';

import { Refusal, SENTENCES } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { verifyAccessToken } from './accessTokens.ts';

export interface Caller {
  borrowerId: string;
  customerIdentifier: string;
  email: string;
  firstName: string;
  lastName: string;
}

export const signInFirst = (): Refusal => new Refusal(401, SENTENCES[401]);

/** The caller. @throws Refusal 401 when the token is missing, invalid or nobody's. */
export async function requireCaller(sandbox: Sandbox, request: FastifyRequest): Promise<Caller> {
  const token = bearerOf(request);
  if (token === undefined) throw signInFirst();
  const { sub } = await verifyAccessToken(sandbox, token).catch(() => {
    throw signInFirst();
  });
  const caller = await callerById(sandbox, sub);
  if (!caller) throw signInFirst();
  return caller;
}

/** The caller, or null when no token came along. A token that came along must be good. */
export async function optionalCaller(sandbox: Sandbox, request: FastifyRequest): Promise<Caller | null> {
  return bearerOf(request) === undefined ? null : requireCaller(sandbox, request);
}

/** The token of an `Authorization: Bearer` header; undefined when there is none. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1];

/** Who has this `borrower_id`. */
export async function callerById({ database }: Pick<Sandbox, 'database'>, borrowerId: string): Promise<Caller | undefined> {
  return database
    .selectFrom('borrower')
    .select([
      'borrower_id as borrowerId',
      'customer_identifier as customerIdentifier',
      'email',
      'first_name as firstName',
      'last_name as lastName',
    ])
    .where('borrower_id', '=', borrowerId)
    .executeTakeFirst();
}
