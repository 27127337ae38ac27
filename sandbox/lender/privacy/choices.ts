/** Legal rules for each privacy choice, and the choices that a person has made. */
import { randomUUID } from 'node:crypto';

import { sql, type Kysely, type Transaction } from 'kysely';

import type { DeviceChoice, PrivacyChoice } from '#contract/borrower/privacy.ts';
import { addMonths } from '../../base/clock/calendar.ts';
import { lenderDay } from '../../base/clock/clock.ts';
import type { Database } from '../../base/db/database.ts';
import type { StoredChoice } from './tables.ts';

interface ChoiceRule {
  /** Whether sharing or contact is allowed until the person decides. */
  isAllowedAtFirst: boolean;
  /** Whether one person on a loan may opt out for everyone on it (12 CFR 1016.7(d), 1022.23(a)(2)). */
  mayBeForEveryone: boolean;
  /** For how many years an opt-out is guaranteed; null when it does not expire. */
  optOutYears: number | null;
}

const createChoiceRule = (isAllowedAtFirst: boolean, more: Partial<ChoiceRule> = {}): ChoiceRule => ({
  isAllowedAtFirst,
  mayBeForEveryone: false,
  optOutYears: null,
  ...more,
});

/** Rules by choice, in display order. */
export const CHOICE_RULES: Readonly<Record<PrivacyChoice, ChoiceRule>> = {
  affiliateSharing: createChoiceRule(true, { mayBeForEveryone: true }),
  // 12 CFR 1022.22(b): an opt-out lasts at least five years.
  affiliateMarketing: createChoiceRule(true, { mayBeForEveryone: true, optOutYears: 5 }),
  // The lender's legal pages say that it neither sells nor shares data, so this requires an opt-in.
  saleOrSharing: createChoiceRule(false),
  marketingByMail: createChoiceRule(true),
  marketingByEmail: createChoiceRule(true),
  // 47 CFR 64.1200: marketing calls require consent.
  marketingByPhone: createChoiceRule(false),
  analytics: createChoiceRule(true),
};

export const CHOICE_NAMES = Object.keys(CHOICE_RULES) as PrivacyChoice[];

export const DEVICE_CHOICES: readonly DeviceChoice[] = ['saleOrSharing', 'analytics'];

export const isDeviceChoice = (choice: PrivacyChoice): choice is DeviceChoice => DEVICE_CHOICES.some((one) => one === choice);

/** Returns the last day for which an opt-out made on `day` is guaranteed, or null. */
export const optOutLastDay = (choice: PrivacyChoice, day: string): string | null => {
  const { optOutYears } = CHOICE_RULES[choice];
  return optOutYears === null ? null : addMonths(day, optOutYears * 12);
};

/** Returns the choices in force for a person: for each kind, the latest one that was not undone. */
export async function currentChoices(database: Kysely<Database>, borrowerId: string): Promise<Map<PrivacyChoice, StoredChoice>> {
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

export interface NewChoice {
  borrowerId: string;
  choice: PrivacyChoice;
  isAllowed: boolean;
  madeBy: string;
  isSignal?: boolean;
  isForEveryone?: boolean;
}

/** Stores the choices made by one click. @returns their common `change_id` */
export async function storeChoices(
  transaction: Transaction<Database>,
  choices: readonly NewChoice[],
  now: Date,
): Promise<string> {
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
        until_day: isAllowed ? null : optOutLastDay(choice, lenderDay(now)),
        taken_back_at: null,
      })),
    )
    .execute();
  return changeId;
}

/** Whether marketing may be mailed to an address. If it belongs to an account, that account may have opted out. */
export async function mayMailOffers(database: Kysely<Database>, email: string): Promise<boolean> {
  const owner = await database
    .selectFrom('borrower')
    .select('borrower_id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  if (owner === undefined) return true;
  const chosen = await currentChoices(database, owner.borrower_id);
  return chosen.get('marketingByEmail')?.is_allowed ?? CHOICE_RULES.marketingByEmail.isAllowedAtFirst;
}
