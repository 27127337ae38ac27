/** Mails the links of fees. */
import type { OutgoingMail } from '../../../base/mail/mailer.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { mailWithLink } from '../../../lender/words/mailWithLink.tsx';
import { dollars } from '../../../lender/words/words.ts';
import { feePath, feeTokenOf } from './fees.ts';
import type { FeeTable } from './tables.ts';

/**
 * Sends the link of every fee that has not gone out yet; again when the portal has moved to another origin, since the old links lead
 * nowhere then. A mail that is lost to a crash before its mark is sent at the next start.
 */
export async function mailFeeLinks({ database, mailer, settings }: Sandbox): Promise<void> {
  const portal = settings.portalOrigins[0] ?? settings.origin;
  const fees = await database
    .selectFrom('fee')
    .selectAll()
    .where((where) => where.or([where('mailed_for', 'is', null), where('mailed_for', '<>', portal)]))
    .orderBy('written_at')
    .orderBy('fee_payment_identifier')
    .execute();
  for (const fee of fees) {
    await mailer.send(feeMail(fee, portal + feePath(await feeTokenOf(database, fee.fee_payment_identifier))));
    await database
      .updateTable('fee')
      .set({ mailed_for: portal })
      .where('fee_payment_identifier', '=', fee.fee_payment_identifier)
      .execute();
  }
}

function feeMail(fee: FeeTable, url: string): OutgoingMail {
  const amount = dollars(fee.cents);
  return mailWithLink({
    to: fee.borrower_email,
    subject: `A fee for your loan: ${fee.type}, ${amount}`,
    before: [
      `Hello ${fee.first_name},`,
      `please pay the fee for your loan ending in ${fee.loan_number.slice(-4)}: ${fee.type}, ${amount}. You need no account.`,
    ],
    link: { what: `Pay ${amount}`, url },
    after: [
      'The page shows what you pay before anything is charged. We never ask for a card number by mail or on the phone.',
      `Questions? Ask your loan officer ${fee.lo_name}: ${fee.lo_email}.`,
    ],
  });
}
