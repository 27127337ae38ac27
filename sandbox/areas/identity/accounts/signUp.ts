/** Sign-up by a mailed link, which creates the account. Nobody can find out from it whether an address already has one. */
import { randomBytes, randomUUID } from 'node:crypto';

import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';

import type { SignUpAgainRequest, SignUpRequest } from '#contract/identity.ts';
import { HOUR_MS } from '../../../base/clock/clock.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { sha256Hex } from '../../../base/keyedHash.ts';
import { writeMail } from '../../../lender/mail/writeMail.ts';
import { storeChoices } from '../../../lender/privacy/choices.ts';
import { issuerOf } from '../../../lender/session/accessTokens.ts';
import { translationFor } from '../../../lender/texts/translation.ts';
import { findAccount } from './findAccount.ts';
import { SIGN_UP_LINK_PATH } from './paths.ts';

/** Used links are stored this long, so that a second click can say that the link was used. */
const USED_LINK_RETENTION_HOURS = 30 * 24;

type LinkState = { kind: 'open'; email: string; language: string } | { kind: 'used' | 'expired' };

/**
 * Mails a link to a new address, or a note to one that already has an account. Both cases do the same work (one hash, lookup, row and
 * mail), so that the response time reveals nothing. The row of a known address is created already expired.
 * @param portal origin of the portal that the person uses
 */
export async function startSignUp(sandbox: Sandbox, request: SignUpRequest, portal: string): Promise<void> {
  const { database, clock, limits } = sandbox;
  const { email, language, promotional } = request;
  const token = randomBytes(32).toString('base64url');
  const passwordHash = await hash(request.password);
  const isKnown = (await findAccount(sandbox, email)) !== undefined;
  const now = clock.now();
  await database
    .insertInto('sign_up')
    .values({
      token_hash: sha256Hex(token),
      email,
      password_hash: passwordHash,
      ...splitName(request.name),
      promotional,
      language,
      portal,
      created_at: now,
      expires_at: isKnown ? now : new Date(now.getTime() + limits.signUpLinkHours * HOUR_MS),
      used_at: null,
    })
    .execute();

  await sendMail(sandbox, { email, language, portal, token: isKnown ? null : token });
}

/**
 * Repeats the last sign-up mail of an address: a new link for the same sign-up, or the note that an account exists. Does nothing when
 * there was no sign-up. The first link remains valid.
 */
export async function resendSignUpMail(sandbox: Sandbox, { email, language }: SignUpAgainRequest, portal: string): Promise<void> {
  const { database, clock, limits } = sandbox;
  if (await findAccount(sandbox, email)) return sendMail(sandbox, { email, language, portal, token: null });
  const now = clock.now();
  const last = await database
    .selectFrom('sign_up')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!last) return;
  const token = randomBytes(32).toString('base64url');
  await database
    .insertInto('sign_up')
    .values({
      ...last,
      token_hash: sha256Hex(token),
      created_at: now,
      expires_at: new Date(now.getTime() + limits.signUpLinkHours * HOUR_MS),
    })
    .execute();
  await sendMail(sandbox, { email: last.email, language, portal, token });
}

/** @param token token of the link; null when the address already has an account */
async function sendMail(
  sandbox: Sandbox,
  { email, language, portal, token }: { email: string; language: string; portal: string; token: string | null },
): Promise<void> {
  const { limits, mailer, letterhead } = sandbox;
  const { mails } = translationFor(language);
  await mailer.send(
    writeMail(letterhead, {
      to: email,
      language,
      words: token === null ? mails.knownAccount : mails.newAccount,
      values: { brand: letterhead.brand, hours: limits.signUpLinkHours },
      url:
        token === null
          ? `${portal}/auth/login`
          : `${issuerOf(sandbox)}${SIGN_UP_LINK_PATH}?token=${token}&lang=${encodeURIComponent(language)}`,
    }),
  );
}

/** Checks a link without using it up, because mail scanners open links, too. */
export async function checkSignUpLink(
  { database, clock }: Sandbox,
  token: string,
): Promise<LinkState & { portal: string | null }> {
  const row = await database.selectFrom('sign_up').selectAll().where('token_hash', '=', sha256Hex(token)).executeTakeFirst();
  if (!row) return { kind: 'expired', portal: null };
  const { email, language, portal, used_at, expires_at } = row;
  if (used_at !== null) return { kind: 'used', portal };
  return expires_at <= clock.now() ? { kind: 'expired', portal } : { kind: 'open', email, language, portal };
}

/** Creates the account, once per link. If the address got an account in the meantime, the link counts as used. */
export async function redeemSignUpLink(sandbox: Sandbox, token: string): Promise<'created' | 'used' | 'expired'> {
  const now = sandbox.clock.now();
  const outcome = await sandbox.database.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('sign_up')
      .set({ used_at: now })
      .where('token_hash', '=', sha256Hex(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst();
    if (!row) return null;
    const made = await transaction
      .insertInto('borrower')
      .values({
        borrower_id: randomUUID(),
        email: row.email,
        password_hash: row.password_hash,
        first_name: row.first_name,
        last_name: row.last_name,
        customer_identifier: `C-${randomBytes(6).toString('hex')}`,
        address_line1: '',
        address_city: '',
        address_state: '',
        address_zip1: '',
        situation: null,
      })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning('borrower_id')
      .executeTakeFirst();
    if (!made) return 'used' as const;
    const { borrower_id: borrowerId } = made;
    const offers = { borrowerId, choice: 'marketingByEmail', isAllowed: row.promotional, madeBy: borrowerId } as const;
    await storeChoices(transaction, [offers], now);
    return 'created' as const;
  });
  if (outcome !== null) return outcome;
  const { kind } = await checkSignUpLink(sandbox, token);
  return kind === 'used' ? 'used' : 'expired';
}

export async function deleteOldSignUps({ database, clock }: Sandbox): Promise<void> {
  const now = clock.now();
  const forgotten = new Date(now.getTime() - USED_LINK_RETENTION_HOURS * HOUR_MS);
  // The password hash of an expired sign-up must not be stored longer than needed.
  await database.deleteFrom('sign_up').where('used_at', 'is', null).where('expires_at', '<=', now).execute();
  await database.deleteFrom('sign_up').where('used_at', '<', forgotten).execute();
}

/** Splits the name at the first space: the provider's profile needs two names, and the first one is used in greetings. */
function splitName(name: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = name.split(' ');
  return { first_name: first, last_name: rest.join(' ') };
}
