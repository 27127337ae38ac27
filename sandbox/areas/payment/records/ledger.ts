import type { Sandbox } from '../../../base/sandbox.ts';

export interface LedgerLine {
  id: string;
  idempotencyKey: string;
  loanNumber: string;
  cents: number;
  kind: string;
  status: string;
  /** ISO timestamp in UTC. */
  when: string;
}

/** Returns the entries oldest first. */
export async function listLedger({ database }: Sandbox): Promise<LedgerLine[]> {
  const rows = await database
    .selectFrom('ledger_entry')
    .innerJoin('payment', 'payment.payment_id', 'ledger_entry.payment_id')
    .select(['entry_id', 'key', 'ledger_entry.loan_number', 'ledger_entry.cents', 'kind', 'status', 'posted_at'])
    .orderBy('posted_at')
    .orderBy('entry_id')
    .execute();
  return rows.map(({ entry_id, key, loan_number, cents, kind, status, posted_at }) => ({
    id: entry_id,
    idempotencyKey: key,
    loanNumber: loan_number,
    cents,
    kind,
    status,
    when: posted_at.toISOString(),
  }));
}
