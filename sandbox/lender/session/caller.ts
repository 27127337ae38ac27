/** Who is calling: the borrower that the bearer token stands for. */
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

/** The caller. @throws Refusal 401 when the token is missing, invalid or nobody's. */
export async function requireCaller(sandbox: Sandbox, request: FastifyRequest): Promise<Caller> {
  const token = bearerOf(request);
  if (token === undefined) throw signInFirst();
  const caller = await callerOfToken(sandbox, token);
  if (!caller) throw signInFirst();
  return caller;
}

/** The caller that a token stands for, unless the session that it came from was ended; undefined for every other token. */
export async function callerOfToken(sandbox: Sandbox, token: string): Promise<Caller | undefined> {
  const verified = await verifyOnce(sandbox, token).catch(() => undefined);
  if (!verified) return undefined;
  const { sub, sid } = verified;
  return borrowers(sandbox)
    .where('borrower_id', '=', sub)
    .where((where) => where.not(where.exists(where.selectFrom('ended_session').select('sid').where('sid', '=', sid))))
    .executeTakeFirst();
}

/** The caller, or null when no token came along. A token that came along must be good. */
export async function optionalCaller(sandbox: Sandbox, request: FastifyRequest): Promise<Caller | null> {
  return bearerOf(request) === undefined ? null : requireCaller(sandbox, request);
}

/** The token of an `Authorization: Bearer` header; undefined when there is none. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1];

/** Who has this `borrower_id`. */
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
