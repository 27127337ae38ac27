/** Which home a call is about: that of a loan on the caller's list. */
import type { FastifyRequest } from 'fastify';

import { Refusal } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { loanOf } from '../../lender/loans/ownedLoans.ts';
import type { LoanTable } from '../../lender/loans/tables.ts';
import type { LoanOfficerTable } from '../../lender/officers/tables.ts';
import { requireCaller } from '../../lender/session/caller.ts';

export interface WhoseHome {
  loan: LoanTable;
  officer: LoanOfficerTable | null;
  /** Who asks. */
  email: string;
}

/** @throws Refusal 401 without a session, 404 when the loan is not on the caller's list */
export async function whoseHome(sandbox: Sandbox, request: FastifyRequest, loanIdentifier: string): Promise<WhoseHome> {
  const { borrowerId, email } = await requireCaller(sandbox, request);
  const owned = await loanOf(sandbox.database, borrowerId, { loanIdentifier });
  if (owned === null) throw new Refusal(404, 'We could not find this home. The loan is not on your list.');
  return { loan: owned.loan, officer: owned.officer, email };
}
