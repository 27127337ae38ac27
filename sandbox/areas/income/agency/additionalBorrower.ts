/** The other borrower on the application: skipped for now, or invited with a link of their own at the email address the lender has. */
import { randomUUID } from 'node:crypto';

import type { OtherBorrowerAction } from '#contract/agency.ts';
import type { AdditionalBorrower } from '#contract/borrower/ocr.ts';
import { Refusal } from '../../../base/http/errors.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { maskEmail } from '../../../lender/format.ts';
import { lockOpenRequest } from '../link/requestLock.ts';
import { mailLink } from '../link/incomeLinks.ts';
import type { IncomeRequestTable } from '../link/tables.ts';

export function toAdditionalBorrower(request: IncomeRequestTable): AdditionalBorrower | null {
  const { other_first_name: firstName, other_email: email, other_state: state } = request;
  return firstName === null || email === null || state === null ? null : { firstName, emailHint: maskEmail(email), state };
}

/**
 * Skips the other borrower, asks about them again, or invites them. An invitation can't be taken back; skipping afterwards leaves the
 * invited borrower's link working. @throws Refusal 404 or 409
 */
export const changeAdditionalBorrower = (
  sandbox: Sandbox,
  { request_identifier }: Pick<IncomeRequestTable, 'request_identifier'>,
  action: OtherBorrowerAction['action'],
): Promise<AdditionalBorrower> =>
  sandbox.database.transaction().execute(async (transaction) => {
    const request = await lockOpenRequest(transaction, request_identifier);
    if (toAdditionalBorrower(request) === null)
      throw new Refusal(404, 'Nobody else is on this application. Nothing was changed.');
    const invited = action === 'invite' && request.other_request === null ? createInvitation(sandbox, request) : null;
    if (invited !== null) {
      await transaction.insertInto('income_request').values(invited).execute();
      await mailLink(sandbox, transaction, invited, request.first_name);
      await sandbox.faults.passPoint('income.afterInvite');
    }
    const other_request = invited?.request_identifier ?? request.other_request;
    const other_state = action === 'skip' ? 'skipped' : other_request === null ? 'asked' : 'invited';
    await transaction
      .updateTable('income_request')
      .set({ other_state, other_request })
      .where('request_identifier', '=', request_identifier)
      .execute();
    const changed = toAdditionalBorrower({ ...request, other_state });
    if (changed === null) throw new Error('Somebody who was there is gone'); // Can't happen: the row is locked.
    return changed;
  });

const createInvitation = ({ clock }: Sandbox, { officer_identifier, ...request }: IncomeRequestTable): IncomeRequestTable => ({
  request_identifier: randomUUID(),
  contact_identifier: randomUUID(),
  officer_identifier,
  first_name: request.other_first_name ?? '',
  last_name: request.other_last_name ?? '',
  email: request.other_email ?? '',
  zip: request.other_zip ?? '',
  asked_at: clock.now(),
  mailed_for: null,
  other_first_name: null,
  other_last_name: null,
  other_email: null,
  other_zip: null,
  other_state: null,
  other_request: null,
  closed_at: null,
});
