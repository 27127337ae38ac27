/** Seeds the privacy choices of one borrower: one of each kind, both old and recent. */
import { randomUUID } from 'node:crypto';

import type { PrivacyChoice } from '#contract/borrower/privacy.ts';
import { DAY_MS, lenderDay } from '../../base/clock/clock.ts';
import type { Seed } from '../../base/db/database.ts';
import { optOutLastDay } from '../../lender/privacy/choices.ts';
import { PRIVACY_BORROWER_EMAIL } from '../../lender/seeds/privacyChoiceBorrowers.ts';

/** The first choice is a five-year opt-out in its last year. */
const SEEDED_CHOICES: readonly { choice: PrivacyChoice; isAllowed: boolean; daysAgo: number }[] = [
  { choice: 'affiliateMarketing', isAllowed: false, daysAgo: 1700 },
  { choice: 'affiliateSharing', isAllowed: false, daysAgo: 40 },
  { choice: 'marketingByEmail', isAllowed: false, daysAgo: 12 },
  { choice: 'saleOrSharing', isAllowed: true, daysAgo: 5 },
];

/** Does nothing in data folders that are older than this seeded borrower. */
export const seedPrivacyChoices: Seed = async (transaction, now) => {
  const owner = await transaction
    .selectFrom('borrower')
    .select('borrower_id')
    .where('email', '=', PRIVACY_BORROWER_EMAIL)
    .executeTakeFirst();
  if (owner === undefined) return;
  for (const { choice, isAllowed, daysAgo } of SEEDED_CHOICES) {
    const madeAt = new Date(now.getTime() - daysAgo * DAY_MS);
    await transaction
      .insertInto('privacy_choice')
      .values({
        change_id: randomUUID(),
        borrower_id: owner.borrower_id,
        choice,
        is_allowed: isAllowed,
        made_by: owner.borrower_id,
        is_signal: false,
        is_for_everyone: false,
        made_at: madeAt,
        until_day: isAllowed ? null : optOutLastDay(choice, lenderDay(madeAt)),
        taken_back_at: null,
      })
      .execute();
  }
};
