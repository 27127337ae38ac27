/** Finds the borrower that the request's bearer token belongs to. */
import type { FastifyRequest } from 'fastify';

import { Refusal, SENTENCES } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { verifyOnce } from './accessTokens.ts';

export interface Caller {
  borrowerId: string;
  customerIdentifier: string;
  email: string;
  firstName: string;
  lastName: string;
}

export const signInFirst = (): Refusal => new Refusal(401, SENTENCES[401]);

/** Returns the signed-in borrower. @throws Refusal 401 when the token is missing, invalid or belongs to no account */
export async function requireCaller(sandbox: Sandbox, request: FastifyRequest): Promise<Caller> {
  const token = bearerOf(request);
  if (token === undefined) throw signInFirst();
  const caller = await callerOfToken(sandbox, token);
  if (!caller) throw signInFirst();
  return caller;
}

/** Returns the borrower of a valid token whose session has not ended; undefined for any other token. */
export async function callerOfToken(sandbox: Sandbox, token: string): Promise<Caller | undefined> {
  const verified = await verifyOnce(sandbox, token).catch(() => undefined);
  if (!verified) return undefined;
  const { sub, sid } = verified;
  return borrowers(sandbox)
    .where('borrower_id', '=', sub)
    .where((where) => where.not(where.exists(where.selectFrom('ended_session').select('sid').where('sid', '=', sid))))
    .executeTakeFirst();
}

/** Returns the signed-in borrower, or null when the request has no token. @throws Refusal 401 when the token is invalid */
export async function optionalCaller(sandbox: Sandbox, request: FastifyRequest): Promise<Caller | null> {
  return bearerOf(request) === undefined ? null : requireCaller(sandbox, request);
}

export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1];

export const callerById = (sandbox: Pick<Sandbox, 'database'>, borrowerId: string): Promise<Caller | undefined> =>
  borrowers(sandbox).where('borrower_id', '=', borrowerId).executeTakeFirst();

const borrowers = ({ database }: Pick<Sandbox, 'database'>) =>
  database
    .selectFrom('borrower')
    .select([
      'borrower_id as borrowerId',
      'customer_identifier as customerIdentifier',
      'email',
      'first_name as firstName',
      'last_name as lastName',
    ]);
