import type { Sandbox } from '../../../base/sandbox.ts';
import { sha256Hex } from '../../../base/keyedHash.ts';

/**
 * Key for counting the failed sign-ins of a browser that the account's owner unlocked by mail; its cookie holds the used link's token.
 * Undefined for any other browser, and after the link has expired.
 */
export async function unlockedBrowserKey(
  { database, clock }: Sandbox,
  email: string,
  token: string | undefined,
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const link = await database
    .selectFrom('mailed_link')
    .select('token_hash')
    .where('token_hash', '=', sha256Hex(token))
    .where('purpose', '=', 'unlock')
    .where('email', '=', email)
    .where('used_at', 'is not', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return link && `browser ${link.token_hash}`;
}
