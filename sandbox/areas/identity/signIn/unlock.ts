/** Unlocks an account by a mailed link. Afterwards the owner's browser stays unlocked, even if someone else keeps guessing passwords. */
import { DAY_MS, HOUR_MS } from '../../../base/clock/clock.ts';
import { countTry } from '../../../base/limits/tries.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { writeMail } from '../../../lender/mail/writeMail.ts';
import { issuerOf } from '../../../lender/session/accessTokens.ts';
import { translationFor } from '../../../lender/texts/translation.ts';
import { findAccount } from '../accounts/findAccount.ts';
import { createMailedLink, consumeLink } from '../accounts/mailedLinks.ts';
import { UNLOCK_PATH } from '../accounts/paths.ts';
import { resetFailures } from './signIn.ts';

/** Cookie with the token of the link that unlocked this browser. */
export const UNLOCKED_COOKIE = 'unlocked';

/** Mails the unlock link to the account's owner, at most `unlockMailsPerDay` times a day. */
export async function mailUnlockLink(sandbox: Sandbox, typedEmail: string, language: string): Promise<void> {
  const { limits, mailer, letterhead } = sandbox;
  const account = await findAccount(sandbox, typedEmail);
  if (!account) return;
  const email = account.email.toLowerCase();
  if ((await countTry(sandbox, `unlock address ${email}`, limits.unlockMailsPerDay, DAY_MS)) !== null) return;
  const token = await createMailedLink(sandbox, {
    purpose: 'unlock',
    email,
    borrowerId: account.borrower_id,
    language,
    lifetimeMs: limits.unlockLinkHours * HOUR_MS,
  });
  await mailer.send(
    writeMail(letterhead, {
      to: account.email,
      language,
      words: translationFor(language).mails.unlock,
      values: { brand: letterhead.brand, lockMinutes: limits.signInLockMinutes, linkHours: limits.unlockLinkHours },
      url: `${issuerOf(sandbox)}${UNLOCK_PATH}?token=${token}`,
    }),
  );
}

/**
 * Ends the lock and uses up the link. @returns the link's language, and when this browser's unlocked state ends; undefined when the link
 * is used or expired
 */
export async function unlockAccount(
  { database, clock }: Sandbox,
  token: string,
): Promise<{ language: string; expiresAt: Date } | undefined> {
  return database.transaction().execute(async (transaction) => {
    const link = await consumeLink(transaction, clock.now(), 'unlock', token);
    if (!link) return undefined;
    await resetFailures(transaction, link.email);
    return { language: link.language, expiresAt: link.expires_at };
  });
}
