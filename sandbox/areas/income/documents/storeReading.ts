import { randomUUID } from 'node:crypto';

import type { Transaction } from 'kysely';

import type { PayFrequency } from '#contract/borrower/ocr.ts';
import type { Database } from '../../../base/db/database.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import type { ReadingResult } from '../reading/readerMessages.ts';
import type { IncomeValueTable } from './tables.ts';
import { cleanValue, USUAL_PAYSTUB_FIELDS } from './values.ts';

/** Stores everything in one transaction. @returns false when the document was no longer waiting for it */
export const storeReading = ({ database, clock }: Sandbox, documentId: string, read: ReadingResult): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const paper = await transaction
      .updateTable('income_paper')
      .set({
        reading: read.isUnsure ? 'unsure' : 'read',
        warnings: JSON.stringify(read.warnings),
        pages: JSON.stringify(read.pages),
      })
      .where('document_id', '=', documentId)
      .where('reading', '=', 'reading')
      .returning('document_id')
      .executeTakeFirst();
    if (paper === undefined) return false;
    const today = clock.today();
    for (const [position, { fields, suggestedFrequency }] of read.paystubs.entries()) {
      const values = fields.map((field) => ({
        ...UNREAD_VALUE,
        name: field.name,
        read: cleanValue(field.name, field.read, today),
        confidence: field.confidence,
        doubt: field.doubt,
        place: field.place === null ? null : JSON.stringify(field.place),
      }));
      await addPaystub(transaction, { documentId, position, suggestedFrequency, values });
    }
    return true;
  });

const UNREAD_VALUE = { read: null, confidence: 0, doubt: null, place: null, is_edited: false, edited: null, is_confirmed: false };

interface NewPaystub {
  documentId: string;
  position: number;
  suggestedFrequency: PayFrequency | null;
  values: readonly Omit<IncomeValueTable, 'paystub_id'>[];
}

/** Adds a paystub. Without values it is an empty one for the borrower to fill in. */
export async function addPaystub(
  transaction: Transaction<Database>,
  { documentId, position, suggestedFrequency, values }: NewPaystub,
): Promise<void> {
  const paystub_id = randomUUID();
  await transaction
    .insertInto('income_paystub')
    .values({
      paystub_id,
      document_id: documentId,
      position,
      suggested_frequency: suggestedFrequency,
      pay_frequency: null,
      is_name_confirmed: false,
      is_left_out: false,
      started_on: null,
      prior_year_gross: null,
    })
    .execute();
  const missing = USUAL_PAYSTUB_FIELDS.filter((name) => !values.some((one) => one.name === name));
  const all = [...values, ...missing.map((name) => ({ ...UNREAD_VALUE, name }))];
  await transaction
    .insertInto('income_value')
    .values(all.map((value) => ({ ...value, paystub_id })))
    .execute();
}
