/** Table of privacy choices, including all earlier ones. */
import { sql, type Generated, type Selectable } from 'kysely';

import type { PrivacyChoice } from '#contract/borrower/privacy.ts';
import type { MigrationStep } from '../../base/db/database.ts';

/** One choice of one person. The latest one that was not undone is in force. */
interface PrivacyChoiceTable {
  position: Generated<number>;
  /** UUID shared by all rows that one click created. */
  change_id: string;
  borrower_id: string;
  choice: PrivacyChoice;
  is_allowed: boolean;
  /** Borrower whose click or browser signal made the choice: the person, or somebody on the same loan who chose for everyone. */
  made_by: string | null;
  is_signal: boolean;
  /** Whether it was made for everyone on the loan. */
  is_for_everyone: boolean;
  made_at: Date;
  /** The last day for which an opt-out is guaranteed; null when it does not expire. */
  until_day: string | null;
  taken_back_at: Date | null;
}

export type StoredChoice = Selectable<PrivacyChoiceTable>;

declare module '../../base/db/database.ts' {
  interface Database {
    privacy_choice: PrivacyChoiceTable;
  }
}

/** Also converts the email choices made at sign-up so far into first choices about marketing by email. */
export const createPrivacyChoiceTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('privacy_choice')
    .addColumn('position', 'serial', (column) => column.primaryKey())
    .addColumn('change_id', 'uuid', (column) => column.notNull())
    .addColumn('borrower_id', 'uuid', (column) => column.notNull().references('borrower.borrower_id').onDelete('cascade'))
    .addColumn('choice', 'text', (column) => column.notNull())
    .addColumn('is_allowed', 'boolean', (column) => column.notNull())
    .addColumn('made_by', 'uuid', (column) => column.references('borrower.borrower_id').onDelete('set null'))
    .addColumn('is_signal', 'boolean', (column) => column.notNull())
    .addColumn('is_for_everyone', 'boolean', (column) => column.notNull())
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .addColumn('until_day', 'date')
    .addColumn('taken_back_at', 'timestamptz')
    .execute();
  await database.schema
    .createIndex('privacy_choice_newest')
    .on('privacy_choice')
    .columns(['borrower_id', 'choice', 'position'])
    .execute();
  await database.schema.createIndex('privacy_choice_change').on('privacy_choice').column('change_id').execute();
  await sql`
    insert into privacy_choice (change_id, borrower_id, choice, is_allowed, made_by, is_signal, is_for_everyone, made_at)
    select gen_random_uuid(), borrower_id, 'marketingByEmail', opted_in, borrower_id, false, false, chosen_at
    from promotional_choice`.execute(database);
  await database.schema.dropTable('promotional_choice').execute();
};
