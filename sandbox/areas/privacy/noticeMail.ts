/** Notifies a person that somebody else on the loan made a choice for them, or undid it. */
import type { Transaction } from 'kysely';

import type { PrivacyChoice } from '#contract/borrower/privacy.ts';
import type { Database } from '../../base/db/database.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { writeMail } from '../../lender/mail/writeMail.ts';
import { formatInstant } from '../../lender/format.ts';
import { sharedChoiceMails, sharedChoiceNames } from '../../lender/texts/mails/privacy.ts';

interface ChoiceNotice {
  to: string;
  choices: readonly PrivacyChoice[];
  isTakenBack: boolean;
}

/**
 * Sends one email within the transaction of the change. It says that somebody on the loan made the change, but reveals none of their
 * other choices.
 */
export async function mailSharedChoice(
  { mailer, letterhead, settings, clock }: Sandbox,
  transaction: Transaction<Database>,
  { to, choices, isTakenBack }: ChoiceNotice,
): Promise<void> {
  const portal = settings.portalOrigins[0];
  await mailer.send(
    writeMail(letterhead, {
      to,
      words: isTakenBack ? sharedChoiceMails.takenBack : sharedChoiceMails.optedOut,
      values: {
        choices: choices.map((choice) => sharedChoiceNames[choice] ?? choice).join('; '),
        changedAt: formatInstant(clock.now()),
      },
      url: `${portal}/privacy-preferences`,
    }),
    transaction,
  );
}
