/** Recent payments made in the portal, for the loan's details page. */
import { sql, type Kysely } from 'kysely';

import type { RecentPayment } from '#contract/borrower/loans.ts';
import { lenderDay } from '../../../base/clock/clock.ts';
import type { Database } from '../../../base/db/database.ts';
import { toMoney } from '../../../base/wire/formats.ts';

/** Maximum number per loan. The portal does not offer a full payment history; the lender's statements have it. */
const MAX_PER_LOAN = 12;

/**
 * The latest payments of each loan, by loan number; loans without payments are omitted. For a payment by someone else, the borrower sees
 * only amount and dates.
 * @param borrowerId null for a guest, whose own payments can't be identified
 */
export async function recentPayments(
  database: Kysely<Database>,
  borrowerId: string | null,
  loanNumbers: string[],
): Promise<Map<string, RecentPayment[]>> {
  const byLoan = new Map<string, RecentPayment[]>();
  if (loanNumbers.length === 0) return byLoan;
  const rows = await database
    .selectFrom('payment')
    .selectAll()
    .where('loan_number', '=', sql<string>`any(${loanNumbers})`) // One array parameter keeps the SQL text identical for any number of loans, so that the prepared statement is reused.
    .where('state', '!=', 'failed')
    .orderBy((order) => order.fn.coalesce('received_at', 'claimed_at'), 'desc')
    .execute();
  for (const row of rows) {
    const list = byLoan.get(row.loan_number) ?? [];
    if (list.length === MAX_PER_LOAN) continue;
    const isOwn = row.payer_kind === 'borrower' && row.borrower_id === borrowerId;
    const received = row.received_at ?? row.claimed_at;
    list.push({
      reference: isOwn ? row.key : null,
      amount: toMoney(row.cents),
      kind: row.fee_payment_identifier === null ? 'installment' : 'fee',
      method: isOwn ? { type: row.method_type, issuerName: row.method_issuer_name, lastFour: row.method_last_four } : null,
      receivedAtUtc: received.toISOString(),
      receivedOn: lenderDay(received),
      creditedOn: row.credited_on,
      state: row.state === 'running' ? 'running' : 'succeeded',
    });
    byLoan.set(row.loan_number, list);
  }
  return byLoan;
}
