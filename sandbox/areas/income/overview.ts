/** Everything that one link gives access to, in its current state. */
import type { AimCheck, IncomeCheck, PaperDetails } from '#contract/borrower/ocr.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { ACCEPTED } from '../../lender/documents/receiveForm.ts';
import { toLoanOfficer } from '../../lender/officers/officers.ts';
import { otherOf } from './agency/additionalBorrower.ts';
import { newestCheck, toAimCheck } from './check/aimChecks.ts';
import { markOf } from './check/readiness.ts';
import type { Income } from './income.ts';
import { officerOf } from './link/incomeLinks.ts';
import type { IncomeRequestTable } from './link/tables.ts';
import { inList, papersOf } from './papers/papers.ts';

export async function incomeCheck(
  sandbox: Sandbox,
  income: Income,
  { request, lastDay }: { request: IncomeRequestTable; lastDay: string },
): Promise<IncomeCheck> {
  const { database, limits } = sandbox;
  const agencyRequest = await income.agency.sentFor(request);
  const papers = await papersOf(sandbox, request, income.queue);
  return {
    officer: toLoanOfficer(await officerOf(database, request)),
    person: { firstName: request.first_name, lastName: request.last_name },
    expiresOn: lastDay,
    limits: {
      fileBytes: limits.uploadBytes,
      filesAtOnce: limits.uploadFiles,
      documents: limits.uploadFilesPerPerson,
      totalBytes: limits.uploadBytesPerPerson,
      mediaTypes: [...ACCEPTED],
    },
    papers: papers.map(inList),
    additionalBorrower: otherOf(request),
    aimCheck: await checkOf(sandbox, request, papers),
    agencyRequest,
  };
}

/** The newest check; null when the documents have changed since, because it no longer applies to them. */
async function checkOf(sandbox: Sandbox, request: IncomeRequestTable, papers: readonly PaperDetails[]): Promise<AimCheck | null> {
  const check = await newestCheck(sandbox, request);
  return check !== undefined && check.facts === (await markOf(sandbox, papers)) ? toAimCheck(check) : null;
}
