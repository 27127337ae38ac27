/** Alerts of people without an account, and how they become an account's. */
import type { LeadReference, RateDropLead, UserPreference } from '#contract/borrower/rateDrop.ts';
import { DAY_MS, HOUR_MS } from '../../base/clock/clock.ts';
import { Refusal } from '../../base/http/errors.ts';
import { countTries } from '../../base/limits/tries.ts';
import { tidyEmail } from '../../base/wire/tidyText.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { keyedHash, plainHash } from '../../base/keyedHash.ts';
import { checkHuman, type HumanCheckProvider } from '../../lender/humanCheck/humanCheck.ts';
import { openLink } from '../../lender/links/sealedLinks.ts';
import { loanOf } from '../../lender/loans/ownedLoans.ts';
import type { Caller } from '../../lender/session/caller.ts';
import { durationInWords } from '../../lender/words.ts';
import { askedBy, judgeAlert, madeBefore, makeAlert } from './newAlert.ts';
import type { RateAlertTable } from './tables.ts';
import { toUserPreferences } from './userPreference.ts';

const tooMany = (seconds: number): Refusal =>
  new Refusal(429, `There were too many requests, and no alert was set. Try again in ${durationInWords(seconds)}, or call us.`, {
    code: 'tooManyTries',
    retryAfterSeconds: seconds,
  });

const notGood = (): Refusal => new Refusal(404, 'We could not find this Rate Drop Alert. Nothing was changed.');

/** Who sends a lead, as far as that can be known. */
interface Sender {
  key: string;
  /** Network address. */
  address: string;
  provider: HumanCheckProvider;
}

/**
 * Keeps the alert of somebody without a session, once per key. Nothing is looked up by its loan number or its email address. The reference
 * follows from the key, so a request that comes again gets the same. @throws Refusal 400 with `fields`, 422 or 429
 */
export async function addLead(sandbox: Sandbox, { alert, humanCheck }: RateDropLead, sender: Sender): Promise<LeadReference> {
  const { clock, limits, database } = sandbox;
  const { key } = sender;
  const asked = askedBy('lead', key, alert);
  const reference = Buffer.from((await keyedHash(database, 'rate-lead'))(`${key} ${asked.hash}`), 'hex').toString('base64url');
  if ((await madeBefore(sandbox, asked)) !== undefined) return { reference };

  // Before anything is counted: whoever corrects a field must not use up the day's tries.
  const judged = await judgeAlert(sandbox, alert);
  const isChecked = (await checkHuman(sandbox, sender.provider, humanCheck)) === 'checked';
  const seconds = await countTries(sandbox, [
    ...(isChecked
      ? []
      : [{ subject: `lead unchecked ${sender.address}`, most: limits.uncheckedLeadsPerAddressPerHour, windowMs: HOUR_MS }]),
    { subject: `lead address ${sender.address}`, most: limits.leadsPerAddressPerHour, windowMs: HOUR_MS },
    { subject: `lead email ${tidyEmail(alert.email).toLowerCase()}`, most: limits.leadsPerEmailPerDay, windowMs: DAY_MS },
  ]);
  if (seconds !== null) throw tooMany(seconds);
  const owner = {
    reference_hash: plainHash(reference),
    reference_ends_at: new Date(clock.now().getTime() + limits.leadReferenceHours * HOUR_MS),
  };
  await makeAlert(sandbox, owner, judged, asked);
  return { reference };
}

/** Ties a lead to the person whom an officer's link was sent to. @throws Refusal 404 when the link or the reference is not good */
export async function tieToContact(sandbox: Sandbox, reference: string, contactId: string): Promise<void> {
  const opened = await openLink(sandbox, contactId, { purpose: 'rateDrop' }, ({ subject, contact, officer }) =>
    sandbox.database
      .selectFrom('rate_invitation')
      .select('contact_identifier')
      .where('invitation_identifier', '=', subject)
      .where('contact_identifier', '=', contact)
      .where('officer_identifier', '=', officer)
      .executeTakeFirst(),
  );
  const lead = await leadOf(sandbox, reference);
  if (opened === null || lead === undefined) throw notGood();
  await sandbox.database
    .updateTable('rate_alert')
    .set({ contact_identifier: opened.found.contact_identifier })
    .where('alert_id', '=', lead.alert_id)
    .execute();
}

/**
 * Ties a lead to the caller's account, with its loan where that is on the caller's list. Of two requests at once one does it, and the same
 * caller is answered alike. @throws Refusal 404; 409 `otherEmail` when the address is another one and the caller has not said that it is theirs
 */
export async function tieToAccount(
  sandbox: Sandbox,
  caller: Caller,
  { reference, isMine = false }: LeadReference & { isMine?: boolean },
): Promise<UserPreference> {
  const { database, clock } = sandbox;
  const lead = await leadOf(sandbox, reference);
  if (lead === undefined || (lead.borrower_id !== null && lead.borrower_id !== caller.borrowerId)) throw notGood();
  if (lead.borrower_id === null) {
    if (!isMine && lead.email.toLowerCase() !== caller.email.toLowerCase()) {
      throw new Refusal(409, 'This Rate Drop Alert was set for another email address. Nothing was changed.', {
        code: 'otherEmail',
      });
    }
    const owned =
      lead.mrc_loan_number === null ? null : await loanOf(database, caller.borrowerId, { loanNumber: lead.mrc_loan_number });
    await database
      .updateTable('rate_alert')
      .set({
        borrower_id: caller.borrowerId,
        loan_identifier: owned?.loan.loan_identifier ?? null,
        updated_at: clock.now(),
      })
      .where('alert_id', '=', lead.alert_id)
      .where('borrower_id', 'is', null)
      .execute();
  }
  const tied = await leadOf(sandbox, reference);
  if (tied?.borrower_id !== caller.borrowerId) throw notGood();
  const [preference] = await toUserPreferences(sandbox, caller.borrowerId, [tied]);
  if (preference === undefined) throw notGood();
  return preference;
}

/** The alert that a reference stands for, while it does. */
const leadOf = ({ database, clock }: Sandbox, reference: string): Promise<RateAlertTable | undefined> =>
  database
    .selectFrom('rate_alert')
    .selectAll()
    .where('reference_hash', '=', plainHash(reference))
    .where('reference_ends_at', '>', clock.now())
    .executeTakeFirst();

/** Deletes references whose time is over. The leads stay: they are watched, and their consent is on record. */
export async function forgetReferences({ database, clock }: Pick<Sandbox, 'database' | 'clock'>): Promise<void> {
  await database
    .updateTable('rate_alert')
    .set({ reference_hash: null, reference_ends_at: null })
    .where('reference_ends_at', '<=', clock.now())
    .execute();
}
