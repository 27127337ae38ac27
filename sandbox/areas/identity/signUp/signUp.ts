/** Signing up: a request becomes a mail, the mailed link becomes an account. Nobody learns from it who has one already. */
import { randomBytes, randomUUID } from 'node:crypto';

import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';

import type { SignUpAgainRequest, SignUpRequest } from '#contract/identity.ts';
import { HOUR_MS } from '../../../base/clock/clock.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { plainHash } from '../../../base/keyedHash.ts';
import { writeMail } from '../../../lender/mail/writeMail.ts';
import { keepChoices } from '../../../lender/privacy/choices.ts';
import { issuerOf } from '../../../lender/session/accessTokens.ts';
import { findAccount } from '../accounts/findAccount.ts';
import { SIGN_UP_LINK_PATH } from '../paths.ts';
import { signUpWords } from './signUpWords.ts';

/** Used links are known as such for as long as anybody is likely to try one again. */
const KEPT_HOURS = 30 * 24;

/** What a link is good for. */
type LinkState = { kind: 'open'; email: string; language: string } | { kind: 'used' | 'expired' };

/**
 * Mails a link to a new address, and to a known one that it has an account. Both take the same steps: one hash, one look, one row,
 * one mail, so that the time tells nothing either. The row of a known address has expired before anybody could use it.
 * @param portal origin of the portal where the person is
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
      token_hash: plainHash(token),
      email,
      password_hash: passwordHash,
      ...namesOf(request.name),
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
 * Mails once more what the last sign-up of an address mailed: a new link to the same account, or that there is one. Where nobody signed
 * up, nothing. The first link stays good.
 */
export async function sendSignUpAgain(sandbox: Sandbox, { email, language }: SignUpAgainRequest, portal: string): Promise<void> {
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
      token_hash: plainHash(token),
      created_at: now,
      expires_at: new Date(now.getTime() + limits.signUpLinkHours * HOUR_MS),
    })
    .execute();
  await sendMail(sandbox, { email: last.email, language, portal, token });
}

/** @param token of the link; null when there is an account */
async function sendMail(
  sandbox: Sandbox,
  { email, language, portal, token }: { email: string; language: string; portal: string; token: string | null },
): Promise<void> {
  const { limits, mailer, letterhead } = sandbox;
  const words = signUpWords(language);
  const link =
    token === null
      ? { what: words.signIn, url: `${portal}/auth/login` }
      : {
          what: words.confirm,
          url: `${issuerOf(sandbox)}${SIGN_UP_LINK_PATH}?token=${token}&lang=${encodeURIComponent(language)}`,
        };
  const texts = token === null ? words.knownMail(letterhead.brand) : words.newMail(letterhead.brand, limits.signUpLinkHours);
  await mailer.send(writeMail(letterhead, { to: email, language, link, ...texts, before: [texts.before] }));
}

/** Looks without changing anything: programs that read mail open links, too. */
export async function lookAtLink({ database, clock }: Sandbox, token: string): Promise<LinkState & { portal: string | null }> {
  const row = await database.selectFrom('sign_up').selectAll().where('token_hash', '=', plainHash(token)).executeTakeFirst();
  if (!row) return { kind: 'expired', portal: null };
  const { email, language, portal, used_at, expires_at } = row;
  if (used_at !== null) return { kind: 'used', portal };
  return expires_at <= clock.now() ? { kind: 'expired', portal } : { kind: 'open', email, language, portal };
}

/** Makes the account, once. An address that got one in the meantime counts as a used link. */
export async function redeemLink(sandbox: Sandbox, token: string): Promise<'created' | 'used' | 'expired'> {
  const now = sandbox.clock.now();
  const outcome = await sandbox.database.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('sign_up')
      .set({ used_at: now })
      .where('token_hash', '=', plainHash(token))
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
    await keepChoices(transaction, [offers], now);
    return 'created' as const;
  });
  if (outcome !== null) return outcome;
  const { kind } = await lookAtLink(sandbox, token);
  return kind === 'used' ? 'used' : 'expired';
}

/** Deletes sign-ups that no longer matter. */
export async function forgetSignUps({ database, clock }: Sandbox): Promise<void> {
  const now = clock.now();
  const forgotten = new Date(now.getTime() - KEPT_HOURS * HOUR_MS);
  // The hash of a password that became no account has no reason to stay.
  await database.deleteFrom('sign_up').where('used_at', 'is', null).where('expires_at', '<=', now).execute();
  await database.deleteFrom('sign_up').where('used_at', '<', forgotten).execute();
}

/** The provider's profile has two names; people have one. The first word is what they are greeted by. */
function namesOf(name: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = name.split(' ');
  return { first_name: first, last_name: rest.join(' ') };
}
