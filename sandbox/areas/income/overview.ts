/** Everything behind one link, as it stands. */
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

/** A check of papers that were changed since is one of something else: there is none until the next. */
async function checkOf(sandbox: Sandbox, request: IncomeRequestTable, papers: readonly PaperDetails[]): Promise<AimCheck | null> {
  const check = await newestCheck(sandbox, request);
  return check !== undefined && check.facts === (await markOf(sandbox, papers)) ? toAimCheck(check) : null;
}
