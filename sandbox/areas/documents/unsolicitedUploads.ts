/** Starts uploads by people who send documents to a loan officer without having been asked. */
import { randomUUID } from 'node:crypto';

import type { NewSender } from '#contract/borrower/docuSafe.ts';
import { DAY_MS, HOUR_MS } from '../../base/clock/clock.ts';
import { Refusal } from '../../base/http/errors.ts';
import { countTries } from '../../base/limits/tries.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { tidyEmail, tidyLine } from '../../base/wire/tidyText.ts';
import { isPersonName, LETTERS_ONLY_MESSAGE } from '../../lender/personNames.ts';
import type { Caller } from '../../lender/session/caller.ts';
import { formatDuration } from '../../lender/format.ts';
import { createRequestLinkToken } from './requestLinks.ts';
import { linkNotFound, findOfficerByEmail } from './sender.ts';

/**
 * The name appears in an email to the officer, so it must not contain a link or other text. @throws Refusal 400 that names the first
 * invalid field
 */
function requirePersonNames(names: Pick<NewSender, 'firstName' | 'lastName'>): void {
  for (const [field, name] of Object.entries(names)) {
    if (!isPersonName(name)) throw new Refusal(400, LETTERS_ONLY_MESSAGE, { fields: { [field]: LETTERS_ONLY_MESSAGE } });
  }
}

/**
 * Starts an unsolicited upload and returns the token for its next requests. Each one is new, so that somebody who types another person's
 * address sees nothing of theirs. With a session, it belongs to the account. @throws Refusal 404 when the officer does not exist, 400,
 * 429
 */
export async function startUnsolicitedUpload(
  sandbox: Sandbox,
  { loanOfficerEmail, email, firstName, lastName }: NewSender,
  by: { caller: Caller | null; address: string },
): Promise<{ contactId: string }> {
  const { database, clock, limits } = sandbox;
  const { caller } = by;
  const officer = await findOfficerByEmail(sandbox, loanOfficerEmail);
  if (officer === undefined) throw linkNotFound();
  const typed = { firstName: tidyLine(firstName), lastName: tidyLine(lastName), email: tidyEmail(email) };
  if (caller === null) requirePersonNames({ firstName: typed.firstName, lastName: typed.lastName });
  const seconds = await countTries(sandbox, [
    { subject: `sender address ${by.address}`, max: limits.sendersPerAddressPerHour, windowMs: HOUR_MS },
    { subject: `sender email ${typed.email.toLowerCase()}`, max: limits.sendersPerEmailPerDay, windowMs: DAY_MS },
  ]);
  if (seconds !== null) {
    throw new Refusal(
      429,
      `There were too many requests. Nothing was sent. Try again in ${formatDuration(seconds)}, or call us.`,
      {
        code: 'tooManyTries',
        retryAfterSeconds: seconds,
      },
    );
  }
  const person =
    caller === null
      ? { borrower_id: null, first_name: typed.firstName, last_name: typed.lastName, email: typed.email }
      : { borrower_id: caller.borrowerId, first_name: caller.firstName, last_name: caller.lastName, email: caller.email };
  const request = {
    request_identifier: randomUUID(),
    officer_identifier: officer.user_identifier,
    kind: 'sending' as const,
    purpose: 'servicing' as const,
    loan_identifier: null,
    asked_at: clock.now(),
    due_date: null,
    round: 1,
    told_round: 0,
    told_at: null,
    mailed_for: null,
  };
  const contact_identifier = await database.transaction().execute(async (transaction) => {
    const contact = await transaction
      .insertInto('document_contact')
      .values({ contact_identifier: randomUUID(), ...person })
      .onConflict((conflict) => conflict.column('borrower_id').doUpdateSet({ email: person.email }))
      .returning('contact_identifier')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('document_request')
      .values({ ...request, ...contact })
      .execute();
    return contact.contact_identifier;
  });
  return { contactId: await createRequestLinkToken(sandbox, { ...request, contact_identifier }, clock.today()) };
}

/** Deletes unsolicited uploads without any document whose link has expired. */
export async function deleteEmptyUnsolicitedUploads({ database, clock, limits }: Sandbox): Promise<void> {
  await database
    .deleteFrom('document_request')
    .where('kind', '=', 'sending')
    .where('asked_at', '<', new Date(clock.now().getTime() - (limits.sendingLinkDays + 1) * DAY_MS))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('document_task')
            .innerJoin('document', 'document.task_identifier', 'document_task.task_identifier')
            .select('document_id')
            .whereRef('document_task.request_identifier', '=', 'document_request.request_identifier'),
        ),
      ),
    )
    .execute();
}
