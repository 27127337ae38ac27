/** Mails the loan officer about a failed check, once per check however often it is requested. */
import type { Notification } from '#contract/notification.ts';
import { lenderDay } from '../../../base/clock/clock.ts';
import { Refusal } from '../../../base/http/errors.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { isUuid } from '../../../base/wire/formats.ts';
import { formatTimeAgo, formatTimeOfDay } from '../../../lender/format.ts';
import { loadOfficer } from '../link/incomeLinks.ts';
import { failureMail, failureText } from '../link/incomeMails.ts';
import type { IncomeRequestTable } from '../link/tables.ts';

const checkNotFoundRefusal = (): Refusal => new Refusal(404, 'We could not find a check that failed. Nothing was sent.');

/**
 * Stores `told_at` and queues the mail in one transaction, with the check's row locked. @throws Refusal 404 when there is no such failed
 * check
 */
export async function notifyCheckFailure(
  sandbox: Sandbox,
  request: IncomeRequestTable,
  aimCheckId: string,
): Promise<Notification> {
  if (!isUuid(aimCheckId)) throw checkNotFoundRefusal();
  const { database, clock, mailer } = sandbox;
  const toldAt = await database.transaction().execute(async (transaction) => {
    const check = await transaction
      .selectFrom('aim_check')
      .select(['state', 'told_at'])
      .where('aim_check_id', '=', aimCheckId)
      .where('request_identifier', '=', request.request_identifier)
      .forUpdate()
      .executeTakeFirst();
    if (check?.state !== 'failed') throw checkNotFoundRefusal();
    if (check.told_at !== null) return check.told_at;
    const now = clock.now();
    await transaction.updateTable('aim_check').set({ told_at: now }).where('aim_check_id', '=', aimCheckId).execute();
    await mailer.send(failureMail(sandbox, { request, officer: await loadOfficer(transaction, request) }), transaction);
    return now;
  });
  return {
    message: failureText(request),
    sender: {
      email: request.email,
      firstName: request.first_name,
      lastName: request.last_name,
      userIdentifer: request.contact_identifier,
    },
    writtenAtDate: lenderDay(toldAt),
    writtenAtUtc: toldAt.toISOString(),
    writtenAtTime: formatTimeOfDay(toldAt),
    timeSince: formatTimeAgo(toldAt, clock.now()),
  };
}
