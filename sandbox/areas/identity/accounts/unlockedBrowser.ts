import type { Sandbox } from '../../../base/sandbox.ts';
import { plainHash } from '../../../base/keyedHash.ts';

/**
 * What failures of a browser are counted by, if its owner unlocked this address with it: its cookie holds the token of a link that was
 * followed. Undefined for any other browser, and when the link's time is over.
 */
export async function unlockedBrowser(
  { database, clock }: Sandbox,
  email: string,
  token: string | undefined,
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const link = await database
    .selectFrom('mailed_link')
    .select('token_hash')
    .where('token_hash', '=', plainHash(token))
    .where('purpose', '=', 'unlock')
    .where('email', '=', email)
    .where('used_at', 'is not', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return link && `browser ${link.token_hash}`;
}
