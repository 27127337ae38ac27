import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import type { Database } from '../../base/db/database.ts';
import { Refusal, DEFAULT_MESSAGES } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { verifyCachedAccessToken } from './accessTokens.ts';

export interface Caller {
  borrowerId: string;
  customerIdentifier: string;
  email: string;
  firstName: string;
  lastName: string;
}

export const unauthorized = (): Refusal => new Refusal(401, DEFAULT_MESSAGES[401]);

/** Returns the signed-in borrower. @throws Refusal 401 when the token is missing, invalid or belongs to no account */
export async function requireCaller(sandbox: Sandbox, request: FastifyRequest): Promise<Caller> {
  const token = bearerToken(request);
  if (token === undefined) throw unauthorized();
  const caller = await findCallerByToken(sandbox, token);
  if (!caller) throw unauthorized();
  return caller;
}

/** Returns the borrower of a valid token whose session has not ended; undefined for any other token. */
export async function findCallerByToken(sandbox: Sandbox, token: string): Promise<Caller | undefined> {
  const verified = await verifyCachedAccessToken(sandbox, token).catch(() => undefined);
  if (!verified) return undefined;
  const { sub, sid } = verified;
  return selectCallers(sandbox)
    .where('borrower_id', '=', sub)
    .where((where) => where.not(where.exists(where.selectFrom('ended_session').select('sid').where('sid', '=', sid))))
    .executeTakeFirst();
}

/** Returns the signed-in borrower, or null when the request has no token. @throws Refusal 401 when the token is invalid */
export async function optionalCaller(sandbox: Sandbox, request: FastifyRequest): Promise<Caller | null> {
  return bearerToken(request) === undefined ? null : requireCaller(sandbox, request);
}

export const bearerToken = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1];

export const findCallerById = (sandbox: Pick<Sandbox, 'database'>, borrowerId: string): Promise<Caller | undefined> =>
  selectCallers(sandbox).where('borrower_id', '=', borrowerId).executeTakeFirst();

const selectCallers = ({ database }: Pick<Sandbox, 'database'>) =>
  database
    .selectFrom('borrower')
    .select([
      'borrower_id as borrowerId',
      'customer_identifier as customerIdentifier',
      'email',
      'first_name as firstName',
      'last_name as lastName',
    ]);

/** Locks the borrower's row until the transaction ends, so that simultaneous changes, as from two tabs, run one after the other. */
export async function lockBorrower(transaction: Kysely<Database>, borrowerId: string): Promise<void> {
  await transaction.selectFrom('borrower').select('borrower_id').where('borrower_id', '=', borrowerId).forUpdate().execute();
}
