/** Alerts of people without an account ("leads"), and how an account takes them over. */
import type { LeadReference, RateDropLead, UserPreference } from '#contract/borrower/rateDrop.ts';
import { DAY_MS, HOUR_MS } from '../../base/clock/clock.ts';
import { Refusal } from '../../base/http/errors.ts';
import { countTries } from '../../base/limits/tries.ts';
import { tidyEmail } from '../../base/wire/tidyText.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { loadKeyedHash, sha256Hex } from '../../base/keyedHash.ts';
import { verifyHumanCheck, type HumanCheckProvider } from '../../lender/humanCheck/humanCheck.ts';
import { openLink } from '../../lender/mail/encryptedLinks.ts';
import { findLoan } from '../../lender/loans/listedLoans.ts';
import type { Caller } from '../../lender/session/caller.ts';
import { formatDuration } from '../../lender/format.ts';
import { idempotentRequest, prepareAlert, findExistingAlert, createAlert } from './newAlert.ts';
import type { RateAlertTable } from './tables.ts';
import { toUserPreferences } from './userPreference.ts';

const tooManyLeadsRefusal = (seconds: number): Refusal =>
  new Refusal(429, `There were too many requests, and no alert was set. Try again in ${formatDuration(seconds)}, or call us.`, {
    code: 'tooManyTries',
    retryAfterSeconds: seconds,
  });

const leadNotFound = (): Refusal => new Refusal(404, 'We could not find this Rate Drop Alert. Nothing was changed.');

interface LeadSender {
  key: string;
  /** Network address of the sender. */
  address: string;
  provider: HumanCheckProvider;
}

/**
 * Stores an alert from somebody without a session, once per idempotency key. Neither its loan number nor its email address is looked up.
 * The reference is derived from the key, so a repeated request gets the same one. @throws Refusal 400 with `fields`, 422 or 429
 */
export async function addLead(sandbox: Sandbox, { alert, humanCheck }: RateDropLead, sender: LeadSender): Promise<LeadReference> {
  const { clock, limits, database } = sandbox;
  const { key } = sender;
  const asked = idempotentRequest('lead', key, alert);
  const reference = Buffer.from((await loadKeyedHash(database, 'rate-lead'))(`${key} ${asked.hash}`), 'hex').toString(
    'base64url',
  );
  if ((await findExistingAlert(sandbox, asked)) !== undefined) return { reference };

  // Validates before anything is counted, so that correcting a field does not use up the day's attempts.
  const judged = await prepareAlert(sandbox, alert);
  const isChecked = (await verifyHumanCheck(sandbox, sender.provider, humanCheck)) === 'checked';
  const seconds = await countTries(sandbox, [
    ...(isChecked
      ? []
      : [{ subject: `lead unchecked ${sender.address}`, max: limits.uncheckedLeadsPerAddressPerHour, windowMs: HOUR_MS }]),
    { subject: `lead address ${sender.address}`, max: limits.leadsPerAddressPerHour, windowMs: HOUR_MS },
    { subject: `lead email ${tidyEmail(alert.email).toLowerCase()}`, max: limits.leadsPerEmailPerDay, windowMs: DAY_MS },
  ]);
  if (seconds !== null) throw tooManyLeadsRefusal(seconds);
  const owner = {
    reference_hash: sha256Hex(reference),
    reference_ends_at: new Date(clock.now().getTime() + limits.leadReferenceHours * HOUR_MS),
  };
  await createAlert(sandbox, owner, judged, asked);
  return { reference };
}

/** Assigns a lead to the person to whom an officer's link was sent. @throws Refusal 404 when the link or the reference is invalid */
export async function assignLeadToContact(sandbox: Sandbox, reference: string, contactId: string): Promise<void> {
  const opened = await openLink(sandbox, contactId, { purpose: 'rateDrop' }, ({ subject, contact, officer }) =>
    sandbox.database
      .selectFrom('rate_invitation')
      .select('contact_identifier')
      .where('invitation_identifier', '=', subject)
      .where('contact_identifier', '=', contact)
      .where('officer_identifier', '=', officer)
      .executeTakeFirst(),
  );
  const lead = await findLead(sandbox, reference);
  if (opened === null || lead === undefined) throw leadNotFound();
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
export async function claimLead(
  sandbox: Sandbox,
  caller: Caller,
  { reference, isMine = false }: LeadReference & { isMine?: boolean },
): Promise<UserPreference> {
  const { database, clock } = sandbox;
  const lead = await findLead(sandbox, reference);
  if (lead === undefined || (lead.borrower_id !== null && lead.borrower_id !== caller.borrowerId)) throw leadNotFound();
  if (lead.borrower_id === null) {
    if (!isMine && lead.email.toLowerCase() !== caller.email.toLowerCase()) {
      throw new Refusal(409, 'This Rate Drop Alert was set for another email address. Nothing was changed.', {
        code: 'otherEmail',
      });
    }
    const owned =
      lead.mrc_loan_number === null ? null : await findLoan(database, caller.borrowerId, { loanNumber: lead.mrc_loan_number });
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
  const tied = await findLead(sandbox, reference);
  if (tied?.borrower_id !== caller.borrowerId) throw leadNotFound();
  const [preference] = await toUserPreferences(sandbox, caller.borrowerId, [tied]);
  if (preference === undefined) throw leadNotFound();
  return preference;
}

/** Returns the lead with this reference, or undefined when the reference is unknown or has expired. */
const findLead = ({ database, clock }: Sandbox, reference: string): Promise<RateAlertTable | undefined> =>
  database
    .selectFrom('rate_alert')
    .selectAll()
    .where('reference_hash', '=', sha256Hex(reference))
    .where('reference_ends_at', '>', clock.now())
    .executeTakeFirst();

/** Deletes expired references. The leads stay, because they are still watched and their consent must stay on record. */
export async function deleteExpiredLeadReferences({ database, clock }: Pick<Sandbox, 'database' | 'clock'>): Promise<void> {
  await database
    .updateTable('rate_alert')
    .set({ reference_hash: null, reference_ends_at: null })
    .where('reference_ends_at', '<=', clock.now())
    .execute();
}
