/** Notifies a person that somebody else on the loan made a choice for them, or undid it. */
import type { Transaction } from 'kysely';

import type { PrivacyChoice } from '#contract/borrower/privacy.ts';
import type { Database } from '../../base/db/database.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { writeMail } from '../../lender/mail/writeMail.ts';
import { formatInstant } from '../../lender/format.ts';

interface ChoiceNotice {
  to: string;
  choices: readonly PrivacyChoice[];
  isTakenBack: boolean;
}

const SHARED_CHOICE_NAMES: Partial<Record<PrivacyChoice, string>> = {
  affiliateSharing: 'Sharing about your credit with our affiliates',
  affiliateMarketing: 'Marketing by our affiliates',
};

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
  const title = isTakenBack ? 'An opt-out for your loan was taken back' : 'Somebody on your loan opted you out';
  await mailer.send(
    writeMail(letterhead, {
      to,
      subject: title,
      heading: title,
      before: [
        isTakenBack
          ? 'Somebody on a loan with you took back an opt-out that they had made for everyone on the loan. Your choices are as they were before it.'
          : 'Somebody on a loan with you opted out for everyone on the loan. You can change this for yourself at any time.',
      ],
      facts: [
        {
          name: isTakenBack ? 'Taken back' : 'Turned off',
          value: choices.map((choice) => SHARED_CHOICE_NAMES[choice] ?? choice).join('; '),
          isMain: true,
        },
        { name: 'When', value: formatInstant(clock.now()) },
      ],
      link: { what: 'See your privacy choices', url: `${portal}/privacy-preferences` },
      reason: 'You get this email because you are on this loan.',
    }),
    transaction,
  );
}
