import { lenderDay } from '../../../base/clock/clock.ts';
import type { OutgoingMail } from '../../../base/mailer.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import type { Letterhead } from '../../../base/settings/letterhead.ts';
import { writeMail } from '../../../lender/mail/writeMail.ts';
import { formatAddress, formatDay, formatDollars } from '../../../lender/format.ts';
import { feePath, feeTokenOf } from './fees.ts';
import type { FeeTable } from './tables.ts';

/**
 * Mails every fee link that was not sent yet. Links are mailed again when the portal's origin has changed, because the old ones stop
 * working. Mail and mark are stored in one transaction, so that a mail missed in a crash is sent at the next startup.
 */
export async function mailFeeLinks({ database, mailer, settings, letterhead }: Sandbox): Promise<void> {
  const portal = settings.portalOrigins[0];
  const fees = await database
    .selectFrom('fee')
    .selectAll()
    .where((where) => where.or([where('mailed_for', 'is', null), where('mailed_for', '<>', portal)]))
    .orderBy('written_at')
    .orderBy('fee_payment_identifier')
    .execute();
  for (const fee of fees) {
    const url = portal + feePath(await feeTokenOf(database, fee.fee_payment_identifier));
    const mail = feeMail(fee, url, letterhead);
    await database.transaction().execute(async (transaction) => {
      await mailer.send(mail, transaction);
      await transaction
        .updateTable('fee')
        .set({ mailed_for: portal })
        .where('fee_payment_identifier', '=', fee.fee_payment_identifier)
        .execute();
    });
  }
}

function feeMail(fee: FeeTable, url: string, letterhead: Letterhead): OutgoingMail {
  const amount = formatDollars(fee.cents);
  return writeMail(letterhead, {
    to: fee.borrower_email,
    subject: `A fee for your loan: ${fee.type}, ${amount}`,
    heading: 'A fee for your loan',
    amount,
    before: [`Hello ${fee.first_name}, please pay this fee for your loan. You need no account.`],
    facts: [
      { name: 'Fee', value: fee.type, isMain: true },
      {
        name: 'Property',
        value: formatAddress({ street: fee.address_line1, city: fee.address_city, state: fee.address_state }),
      },
      { name: 'Loan', value: `Loan ending in ${fee.loan_number.slice(-4)}` },
      { name: 'Pay by', value: formatDay(lenderDay(fee.expires_at)) },
      { name: 'Loan officer', value: `${fee.lo_name}, ${fee.lo_email}` },
    ],
    link: { what: `Pay ${amount}`, url },
    after: [`The page shows what you pay before anything is charged. ${fee.lo_name} can tell you what the fee is for.`],
    reason: 'You get this email because there is a fee to pay for your loan.',
  });
}
