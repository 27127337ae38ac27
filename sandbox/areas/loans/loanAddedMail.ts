/** Notifies the people on a loan that it was added to an account, so that they can object. */
import type { Transaction } from 'kysely';

import type { Database } from '../../base/db/database.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { writeMail } from '../../lender/mail/writeMail.ts';
import { formatInstant } from '../../lender/format.ts';
import { loanAddedMail } from '../../lender/texts/mails/loans.ts';

/**
 * Emails everybody on record, within the transaction that adds the loan. The email contains only the last four digits of the loan number,
 * and does not name the account.
 */
export async function mailLoanAdded(
  { mailer, letterhead, settings, clock }: Sandbox,
  transaction: Transaction<Database>,
  loanIdentifier: string,
): Promise<void> {
  const people = await transaction
    .selectFrom('loan_borrower')
    .innerJoin('borrower', 'borrower.borrower_id', 'loan_borrower.borrower_id')
    .innerJoin('loan', 'loan.loan_identifier', 'loan_borrower.loan_identifier')
    .select(['borrower.email', 'loan.loan_number'])
    .where('loan_borrower.loan_identifier', '=', loanIdentifier)
    .execute();
  const portal = settings.portalOrigins[0];
  for (const { email, loan_number } of people) {
    await mailer.send(
      writeMail(letterhead, {
        to: email,
        words: loanAddedMail,
        values: { lastFour: loan_number.slice(-4), addedAt: formatInstant(clock.now()) },
        url: `${portal}/loans`,
      }),
      transaction,
    );
  }
}
