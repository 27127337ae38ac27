/** Stores the OpenID provider's records in the sandbox's database. */
import type { Kysely } from 'kysely';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';

import type { Database } from '../../../base/db/database.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { storeEndedSession } from '../../../lender/session/endedSessions.ts';

const toPayload = (row: { payload: string; consumed_at: Date | null } | undefined): AdapterPayload | undefined => {
  if (!row) return undefined;
  const record = JSON.parse(row.payload) as AdapterPayload;
  return row.consumed_at ? { ...record, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : record;
};

/** PostgreSQL text can't contain NUL characters, so such an id can't exist. */
const isImpossibleId = (id: string): boolean => id.includes('\u0000');

export function oidcAdapter(database: Kysely<Database>, kind: string): Adapter {
  const records = () => database.selectFrom('oidc_model').select(['payload', 'consumed_at']).where('kind', '=', kind);

  return {
    async upsert(id, payload, expiresIn) {
      const columns = {
        payload: JSON.stringify(payload),
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        account_id: payload.accountId ?? null,
        expires_at: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
      };
      await database
        .insertInto('oidc_model')
        .values({ kind, id, ...columns, consumed_at: null })
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(columns))
        .execute();
    },
    async find(id) {
      return isImpossibleId(id) ? undefined : toPayload(await records().where('id', '=', id).executeTakeFirst());
    },
    async findByUid(uid) {
      return toPayload(await records().where('uid', '=', uid).executeTakeFirst());
    },
    findByUserCode() {
      return Promise.resolve(undefined); // User codes belong to the device flow, which is disabled.
    },
    /** Only one of two simultaneous uses succeeds; the other is rejected as a replay. */
    async consume(id) {
      const { numUpdatedRows } = await database
        .updateTable('oidc_model')
        .set({ consumed_at: new Date() })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      await database.deleteFrom('oidc_model').where('kind', '=', kind).where('id', '=', id).execute();
    },
    async revokeByGrantId(grantId) {
      await database.deleteFrom('oidc_model').where('kind', '=', kind).where('grant_id', '=', grantId).execute();
    },
  };
}

/** Deletes expired records. The provider rejects them even before they are deleted. */
export async function deleteExpiredProviderRecords({ database }: Sandbox): Promise<void> {
  await database.deleteFrom('oidc_model').where('expires_at', '<', new Date()).execute();
}

/** Ends one session of a borrower: deletes its record, its grants, and all codes and tokens that belong to them. */
export async function endSession(database: Kysely<Database>, accountId: string, sessionUid: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await storeEndedSession(transaction, sessionUid);
    const ended = await transaction
      .deleteFrom('oidc_model')
      .where('kind', '=', 'Session')
      .where('uid', '=', sessionUid)
      .where('account_id', '=', accountId)
      .returning('payload')
      .execute();
    const grants = ended.flatMap(({ payload }) =>
      Object.values((JSON.parse(payload) as AdapterPayload).authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []),
    );
    if (grants.length === 0) return;
    await transaction.deleteFrom('oidc_model').where('grant_id', 'in', grants).execute();
    await transaction.deleteFrom('oidc_model').where('kind', '=', 'Grant').where('id', 'in', grants).execute();
  });
}
