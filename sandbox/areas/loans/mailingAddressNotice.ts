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
        link: { what: 'See this loan', url: `${portal}/loans/${loan.loan_identifier}` },
        reason: 'You get this email because this loan is yours, or on the list of your account.',
      }),
      transaction,
    );
  }
  const names = people.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  await mailer.postLetter(
    writeLetter(letterhead, {
      ...content,
      to: `${names.join(' and ')}, ${formatMailingAddress(changed.from)}`,
      reason: 'You get this letter at the address we had for this loan, so that you know of the change whoever asked for it.',
    }),
    transaction,
  );
}

function noticeContent(loanNumber: string, { from, to }: MailingAddressChanged) {
  const loan = { name: 'Loan', value: `Loan ending in ${loanNumber.slice(-4)}` };
  const old = formatMailingAddress(from);
  const after = ['If you did not ask for this, call us right away.'];
  if (to === null) {
    return {
      subject: 'Your mailing address stays the same',
      heading: 'Your mailing address stays the same',
      before: ['The change of the mailing address of your loan was canceled in the portal. Mail still goes to the same address.'],
      facts: [loan, { name: 'Mailing address', value: old, isMain: true }],
      after,
    };
  }
  const day = formatDay(to.effectiveDate);
  return {
    subject: 'Your mailing address is changing',
    heading: 'Your mailing address is changing',
    before: [
      `The mailing address of your loan was changed in the portal. From ${day}, statements, tax forms and notices go to the new address. Until then they go to the old one. The address of the property stays as it is.`,
    ],
    facts: [
      loan,
      { name: 'New address', value: formatMailingAddress(to), isMain: true },
      { name: 'From', value: day },
      { name: 'Old address', value: old },
    ],
    after,
  };
}
