/** Resets a forgotten password by a mailed link. Nobody can find out from it whether an address has an account. */
import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';

import { DAY_MS, HOUR_MS } from '../../../base/clock/clock.ts';
import type { Database } from '../../../base/db/database.ts';
import { countTry } from '../../../base/limits/tries.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { writeMail } from '../../../lender/mail/writeMail.ts';
import { issuerOf } from '../../../lender/session/accessTokens.ts';
import { storeEndedSession } from '../../../lender/session/endedSessions.ts';
import { translationFor } from '../../../lender/texts/translation.ts';
import { findAccount } from '../accounts/findAccount.ts';
import { createMailedLink, findValidLink, consumeLink } from '../accounts/mailedLinks.ts';
import { passwordProblem, type PasswordProblem } from '../accounts/credentialRules.ts';
import { NEW_PASSWORD_PATH } from '../accounts/paths.ts';
import { resetFailures } from '../signIn/signIn.ts';

/**
 * Counts a request for the caller and for the address, whether or not it has an account. @returns seconds until the next request is
 * allowed, or null when this one is
 */
export async function countResetRequest(
  sandbox: Sandbox,
  { caller, email }: { caller: string; email: string },
): Promise<number | null> {
  const { passwordRequestsPerCallerPerHour, passwordMailsPerDay } = sandbox.limits;
  return (
    (await countTry(sandbox, `password caller ${caller}`, passwordRequestsPerCallerPerHour, HOUR_MS)) ??
    (await countTry(sandbox, `password address ${email.toLowerCase()}`, passwordMailsPerDay, DAY_MS))
  );
}

/** Mails a reset link, or a note that the address has no account. Both cases do the same work: one lookup, one row, one mail. */
export async function mailPasswordLink(sandbox: Sandbox, email: string, language: string): Promise<void> {
  const { limits, mailer, letterhead } = sandbox;
  const account = await findAccount(sandbox, email);
  const token = await createMailedLink(sandbox, {
    purpose: 'password',
    email,
    borrowerId: account?.borrower_id ?? null,
    language,
    lifetimeMs: limits.passwordLinkMinutes * 60_000,
  });
  const { mails } = translationFor(language);
  await mailer.send(
    writeMail(letterhead, {
      to: account?.email ?? email,
      language,
      words: account ? mails.newPassword : mails.noAccount,
      values: { brand: letterhead.brand, minutes: limits.passwordLinkMinutes },
      url: account
        ? `${issuerOf(sandbox)}${NEW_PASSWORD_PATH}?token=${token}`
        : `${sandbox.settings.portalOrigins[0]}/auth/signup`,
    }),
  );
}

type ChangeResult = { kind: 'changed'; language: string } | { kind: 'refused'; problem: PasswordProblem } | { kind: 'dead' };

/**
 * Sets the new password and sends the notification mail in one transaction, once per link. Signs the borrower out everywhere and removes
 * other unused links and any lock. A rejected password does not use up the link.
 */
export async function changePassword(sandbox: Sandbox, token: string, password: string): Promise<ChangeResult> {
  const { database, clock, letterhead, mailer } = sandbox;
  const open = await findValidLink(sandbox, 'password', token);
  if (!open) return { kind: 'dead' };
  const problem = passwordProblem(password, { email: open.email, brand: letterhead.brand });
  if (problem !== null) return { kind: 'refused', problem };

  const passwordHash = await hash(password);
  const isChanged = await database.transaction().execute(async (transaction) => {
    const link = await consumeLink(transaction, clock.now(), 'password', token);
    if (!link || link.borrower_id === null) return false;
    const changed = await transaction
      .updateTable('borrower')
      .set({ password_hash: passwordHash })
      .where('borrower_id', '=', link.borrower_id)
      .returning('email')
      .executeTakeFirst();
    await endAllSessions(transaction, link.borrower_id);
    await resetFailures(transaction, link.email);
    await transaction
      .deleteFrom('mailed_link')
      .where('borrower_id', '=', link.borrower_id)
      .where('used_at', 'is', null)
      .execute();
    if (!changed) return false;
    const mail = writeMail(letterhead, {
      to: changed.email,
      language: open.language,
      words: translationFor(open.language).mails.passwordChanged,
      values: { brand: letterhead.brand },
      url: `${sandbox.settings.portalOrigins[0]}/auth/login`,
    });
    await mailer.send(mail, transaction);
    return true;
  });
  return isChanged ? { kind: 'changed', language: open.language } : { kind: 'dead' };
}

/** Signs a borrower out everywhere: deletes all sessions, grants, codes and tokens, and any sign-in that is not finished yet. */
async function endAllSessions(database: Kysely<Database>, borrowerId: string): Promise<void> {
  const sessions = await database
    .selectFrom('oidc_model')
    .select('uid')
    .where('kind', '=', 'Session')
    .where('account_id', '=', borrowerId)
    .execute();
  for (const { uid } of sessions) if (uid !== null) await storeEndedSession(database, uid);
  await database
    .deleteFrom('oidc_model')
    .where((where) =>
      where.or([
        where('account_id', '=', borrowerId),
        where.and([where('kind', '=', 'Interaction'), where('payload', 'like', `%"${borrowerId}"%`)]),
      ]),
    )
    .execute();
}
