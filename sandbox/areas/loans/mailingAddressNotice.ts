/**
 * Notifies everybody on a loan that its mailing address was changed: each borrower by email, and by post at the old address. Somebody who
 * takes over an account would first redirect the mail, so the notice goes where they cannot intercept it.
 */
import type { Transaction } from 'kysely';

import type { NewMailingAddress, Property } from '#contract/borrower/loans.ts';
import type { Database } from '../../base/db/database.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import type { ListedLoan } from '../../lender/loans/listedLoans.ts';
import { writeLetter, writeMail } from '../../lender/mail/writeMail.ts';
import { formatDay, formatMailingAddress } from '../../lender/format.ts';
import { mailingAddressLetterReason, mailingAddressMails } from '../../lender/texts/mails/loans.ts';

interface MailingAddressChanged {
  /** The address in force until the change; a letter is sent there, too. */
  from: Property;
  /** The new address; null when a pending change was canceled, so that mail still goes to `from`. */
  to: NewMailingAddress | null;
}

/** @param askedBy email address of the account that makes the change @param transaction the transaction of the change */
export async function sendMailingAddressNotices(
  { mailer, letterhead, settings }: Sandbox,
  transaction: Transaction<Database>,
  { owned: { loan, people }, changed, askedBy }: { owned: ListedLoan; changed: MailingAddressChanged; askedBy: string },
): Promise<void> {
  const content = noticeContent(loan.loan_number, changed);
  const portal = settings.portalOrigins[0];
  // The account that changed the address may belong to somebody who is not on the loan, so it is notified, too.
  for (const email of new Set([...people.map((person) => person.email), askedBy])) {
    await mailer.send(
      writeMail(letterhead, {
        ...content,
        to: email,
        url: `${portal}/loans/${loan.loan_identifier}`,
      }),
      transaction,
    );
  }
  const names = people.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  await mailer.postLetter(
    writeLetter(letterhead, {
      ...content,
      to: `${names.join(' and ')}, ${formatMailingAddress(changed.from)}`,
      words: { ...content.words, reason: mailingAddressLetterReason },
    }),
    transaction,
  );
}

function noticeContent(loanNumber: string, { from, to }: MailingAddressChanged) {
  const values = { lastFour: loanNumber.slice(-4), oldAddress: formatMailingAddress(from) };
  if (to === null) return { words: mailingAddressMails.canceled, values };
  const change = { newAddress: formatMailingAddress(to), day: formatDay(to.effectiveDate) };
  return { words: mailingAddressMails.changing, values: { ...values, ...change } };
}
