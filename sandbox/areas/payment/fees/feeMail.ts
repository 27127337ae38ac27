import { lenderDay } from '../../../base/clock/clock.ts';
import type { OutgoingMail } from '../../../base/mailer.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import type { Letterhead } from '../../../base/settings/letterhead.ts';
import { writeMail } from '../../../lender/mail/writeMail.ts';
import { formatAddress, formatDay, formatDollars } from '../../../lender/format.ts';
import { feeMail } from '../../../lender/texts/mails/payment.ts';
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
    const mail = writeFeeMail(fee, url, letterhead);
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

function writeFeeMail(fee: FeeTable, url: string, letterhead: Letterhead): OutgoingMail {
  const amount = formatDollars(fee.cents);
  return writeMail(letterhead, {
    to: fee.borrower_email,
    words: feeMail,
    values: {
      fee: fee.type,
      amount,
      firstName: fee.first_name,
      property: formatAddress({ street: fee.address_line1, city: fee.address_city, state: fee.address_state }),
      lastFour: fee.loan_number.slice(-4),
      lastDay: formatDay(lenderDay(fee.expires_at)),
      officerName: fee.lo_name,
      officerEmail: fee.lo_email,
    },
    amount,
    url,
  });
}
