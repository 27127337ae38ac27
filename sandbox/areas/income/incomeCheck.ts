/** Everything that one link gives access to, in its current state. */
import type { AimCheck, IncomeCheck, PaperDetails } from '#contract/borrower/ocr.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { ACCEPTED_MEDIA_TYPES } from '../../lender/documents/receiveForm.ts';
import { toLoanOfficer } from '../../lender/officers/officers.ts';
import { toAdditionalBorrower } from './agency/additionalBorrower.ts';
import { newestCheck, toAimCheck } from './check/aimChecks.ts';
import { paystubValuesHash } from './check/readiness.ts';
import type { IncomeServices } from './incomeServices.ts';
import { loadOfficer } from './link/incomeLinks.ts';
import type { IncomeRequestTable } from './link/tables.ts';
import { toListItem, loadIncomeDocuments } from './documents/incomeDocuments.ts';

export async function loadIncomeCheck(
  sandbox: Sandbox,
  income: IncomeServices,
  { request, lastDay }: { request: IncomeRequestTable; lastDay: string },
): Promise<IncomeCheck> {
  const { database, limits } = sandbox;
  const agencyRequest = await income.agency.findSent(request);
  const papers = await loadIncomeDocuments(sandbox, request, income.queue);
  return {
    officer: toLoanOfficer(await loadOfficer(database, request)),
    person: { firstName: request.first_name, lastName: request.last_name },
    expiresOn: lastDay,
    limits: {
      fileBytes: limits.uploadBytes,
      filesAtOnce: limits.uploadFiles,
      documents: limits.uploadFilesPerPerson,
      totalBytes: limits.uploadBytesPerPerson,
      mediaTypes: [...ACCEPTED_MEDIA_TYPES],
    },
    papers: papers.map(toListItem),
    additionalBorrower: toAdditionalBorrower(request),
    aimCheck: await findCurrentCheck(sandbox, request, papers),
    agencyRequest,
  };
}

/** The newest check; null when the documents have changed since, because it no longer applies to them. */
async function findCurrentCheck(
  sandbox: Sandbox,
  request: IncomeRequestTable,
  papers: readonly PaperDetails[],
): Promise<AimCheck | null> {
  const check = await newestCheck(sandbox, request);
  return check !== undefined && check.facts === (await paystubValuesHash(sandbox, papers)) ? toAimCheck(check) : null;
}
