/** Alerts of people without an account ("leads"), and how an account takes them over. */
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

/** What is known about the sender of a lead. */
interface Sender {
  key: string;
  /** Network address of the sender. */
  address: string;
  provider: HumanCheckProvider;
}

/**
 * Stores an alert from somebody without a session, once per idempotency key. Neither its loan number nor its email address is looked up.
 * The reference is derived from the key, so a repeated request gets the same one. @throws Refusal 400 with `fields`, 422 or 429
 */
export async function addLead(sandbox: Sandbox, { alert, humanCheck }: RateDropLead, sender: Sender): Promise<LeadReference> {
  const { clock, limits, database } = sandbox;
  const { key } = sender;
  const asked = askedBy('lead', key, alert);
  const reference = Buffer.from((await keyedHash(database, 'rate-lead'))(`${key} ${asked.hash}`), 'hex').toString('base64url');
  if ((await madeBefore(sandbox, asked)) !== undefined) return { reference };

  // Validates before anything is counted, so that correcting a field does not use up the day's attempts.
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

/** Assigns a lead to the person to whom an officer's link was sent. @throws Refusal 404 when the link or the reference is invalid */
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
 * Assigns a lead to the signed-in user's account, and its loan if that is on the user's list. Repeated requests by the same user get the
 * same response. @throws Refusal 404; 409 `otherEmail` when the lead has another email address and the user has not confirmed that it is
 * theirs
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

/** Returns the lead with this reference, or undefined when the reference is unknown or has expired. */
const leadOf = ({ database, clock }: Sandbox, reference: string): Promise<RateAlertTable | undefined> =>
  database
    .selectFrom('rate_alert')
    .selectAll()
    .where('reference_hash', '=', plainHash(reference))
    .where('reference_ends_at', '>', clock.now())
    .executeTakeFirst();

/** Deletes expired references. The leads stay, because they are still watched and their consent must stay on record. */
export async function forgetReferences({ database, clock }: Pick<Sandbox, 'database' | 'clock'>): Promise<void> {
  await database
    .updateTable('rate_alert')
    .set({ reference_hash: null, reference_ends_at: null })
    .where('reference_ends_at', '<=', clock.now())
    .execute();
}
