/** What each choice about somebody's data is by law, and what a person has chosen last. */
import { randomUUID } from 'node:crypto';

import { sql, type Kysely, type Transaction } from 'kysely';

import type { DeviceChoice, PrivacyChoice } from '#contract/borrower/privacy.ts';
import { addMonths } from '../../base/clock/calendar.ts';
import { lenderDay } from '../../base/clock/clock.ts';
import type { Database } from '../../base/db/database.ts';
import type { KeptChoice } from './tables.ts';

interface Rule {
  /** How it stands while nobody has chosen. */
  isAllowedAtFirst: boolean;
  /** Somebody on a loan may opt out for everyone on it (12 CFR 1016.7(d), 1022.23(a)(2)). */
  mayBeForEveryone: boolean;
  /** For how long an opt-out is promised; null where it has no end. */
  optOutYears: number | null;
}

const rule = (isAllowedAtFirst: boolean, more: Partial<Rule> = {}): Rule => ({
  isAllowedAtFirst,
  mayBeForEveryone: false,
  optOutYears: null,
  ...more,
});

/** In the order in which they are shown. */
export const CHOICES: Readonly<Record<PrivacyChoice, Rule>> = {
  affiliateSharing: rule(true, { mayBeForEveryone: true }),
  // 12 CFR 1022.22(b): an opt-out lasts for five years or longer.
  affiliateMarketing: rule(true, { mayBeForEveryone: true, optOutYears: 5 }),
  // The lender's legal pages say that it does neither: it would need a yes.
  saleOrSharing: rule(false),
  marketingByMail: rule(true),
  marketingByEmail: rule(true),
  // 47 CFR 64.1200: calls about offers need consent.
  marketingByPhone: rule(false),
  analytics: rule(true),
};

export const CHOICE_NAMES = Object.keys(CHOICES) as PrivacyChoice[];

export const DEVICE_CHOICES: readonly DeviceChoice[] = ['saleOrSharing', 'analytics'];

export const isOfDevice = (choice: PrivacyChoice): choice is DeviceChoice => DEVICE_CHOICES.some((one) => one === choice);

/** The last day for which an opt-out of `day` is promised. */
export const promisedUntil = (choice: PrivacyChoice, day: string): string | null => {
  const { optOutYears } = CHOICES[choice];
  return optOutYears === null ? null : addMonths(day, optOutYears * 12);
};

/** What counts for a person: of each choice that was made, the last one that was not taken back. */
export async function chosenBy(database: Kysely<Database>, borrowerId: string): Promise<Map<PrivacyChoice, KeptChoice>> {
  const rows = await database
    .selectFrom('privacy_choice')
    .selectAll()
    .distinctOn('choice')
    .where('borrower_id', '=', borrowerId)
    .where('taken_back_at', 'is', null)
    .orderBy('choice')
    .orderBy('position', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.choice, row]));
}

/** A choice to keep. */
export interface NewChoice {
  borrowerId: string;
  choice: PrivacyChoice;
  isAllowed: boolean;
  madeBy: string;
  isSignal?: boolean;
  isForEveryone?: boolean;
}

/** Keeps what one press chose. @returns its `change_id` */
export async function keepChoices(transaction: Transaction<Database>, choices: readonly NewChoice[], now: Date): Promise<string> {
  const changeId = randomUUID();
  await transaction
    .insertInto('privacy_choice')
    .values(
      choices.map(({ borrowerId, choice, isAllowed, madeBy, isSignal = false, isForEveryone = false }) => ({
        change_id: changeId,
        borrower_id: borrowerId,
        choice,
        is_allowed: isAllowed,
        made_by: madeBy,
        is_signal: isSignal,
        is_for_everyone: isForEveryone,
        made_at: now,
        until_day: isAllowed ? null : promisedUntil(choice, lenderDay(now)),
        taken_back_at: null,
      })),
    )
    .execute();
  return changeId;
}

/** Whether offers may be mailed to an address: an account with it may have said no. */
export async function mayMailOffers(database: Kysely<Database>, email: string): Promise<boolean> {
  const owner = await database
    .selectFrom('borrower')
    .select('borrower_id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  if (owner === undefined) return true;
  const chosen = await chosenBy(database, owner.borrower_id);
  return chosen.get('marketingByEmail')?.is_allowed ?? CHOICES.marketingByEmail.isAllowedAtFirst;
}
