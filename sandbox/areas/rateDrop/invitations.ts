/**
 * Emails loan officers' links to the alert form. Also seeds a valid link, one that is not mailed because of an opt-out, and an expired
 * one.
 */
import { addDays } from '../../base/clock/calendar.ts';
import { lenderDay } from '../../base/clock/clock.ts';
import type { Seed } from '../../base/db/database.ts';
import { insertAll } from '../../base/db/insertAll.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { mailLinks } from '../../lender/mail/mailLinks.ts';
import { createLinkToken } from '../../lender/mail/encryptedLinks.ts';
import { PRIVACY_BORROWER_EMAIL } from '../../lender/seeds/privacyChoiceBorrowers.ts';
import { writeMail } from '../../lender/mail/writeMail.ts';
import { formatOfficer } from '../../lender/officers/officers.ts';
import { mayMailOffers } from '../../lender/privacy/choices.ts';
import { requireSeededOfficer } from '../../lender/seeds/officers.ts';
import { uuidFromName } from '../../lender/seeds/seededBorrower.ts';
import { formatDay } from '../../lender/format.ts';
import { rateDropMails } from '../../lender/texts/mails/rateDrop.ts';
import type { RateInvitationTable } from './tables.ts';

const SEEDED_INVITATIONS = [
  { what: 'A Rate Drop Alert through an officer’s link', email: 'rate.invited@example.com', firstName: 'Noemi', daysAgo: 1 },
  {
    what: 'The same, to somebody who opted out of offers by email and got none',
    email: PRIVACY_BORROWER_EMAIL,
    firstName: 'Ophelia',
    daysAgo: 1,
  },
  { what: 'The same, whose link has expired', email: 'rate.invited.late@example.com', firstName: 'Pavel', daysAgo: 120 },
];

export const seedInvitations: Seed = (transaction, now) =>
  insertAll(
    transaction,
    'rate_invitation',
    SEEDED_INVITATIONS.map(({ email, firstName, daysAgo }) => ({
      invitation_identifier: uuidFromName(`rate invitation ${email}`),
      contact_identifier: uuidFromName(`contact ${email}`),
      first_name: firstName,
      email,
      officer_identifier: requireSeededOfficer('ray.okonjo@ccm.example').user_identifier,
      sent_on: addDays(lenderDay(now), -daysAgo),
      mailed_for: null,
    })),
  );

async function invitationPath(
  sandbox: Pick<Sandbox, 'database' | 'limits'>,
  { contact_identifier, invitation_identifier, officer_identifier, sent_on }: RateInvitationTable,
): Promise<string> {
  const content = { contact: contact_identifier, subject: invitation_identifier, officer: officer_identifier, sentOn: sent_on };
  return `/loans/rate-drop?contactId=${await createLinkToken(sandbox, 'rateDrop', content)}`;
}

/** Emails the links of invitations, except to people who opted out of marketing by email. */
export async function mailInvitations(sandbox: Sandbox): Promise<void> {
  const { database, letterhead } = sandbox;
  await mailLinks(sandbox, {
    purpose: 'rateDrop',
    rows: await database.selectFrom('rate_invitation').selectAll().orderBy('email').execute(),
    isAllowed: ({ email }) => mayMailOffers(database, email),
    sentOn: ({ sent_on }) => sent_on,
    write: async (invitation, { officer, lastDay, portal }) =>
      writeMail(letterhead, {
        to: invitation.email,
        words: rateDropMails.invitation,
        values: {
          firstName: invitation.first_name,
          officerName: `${officer.first_name} ${officer.last_name}`,
          officer: formatOfficer(officer),
          lastDay: formatDay(lastDay),
        },
        url: portal + (await invitationPath(sandbox, invitation)),
      }),
    markMailed: ({ invitation_identifier }, portal, transaction) =>
      transaction
        .updateTable('rate_invitation')
        .set({ mailed_for: portal })
        .where('invitation_identifier', '=', invitation_identifier)
        .execute(),
  });
}

/** Returns the links of the seeded invitations for the console. Data folders that are older than these seeds have none. */
export async function seededInvitationLinks(
  sandbox: Pick<Sandbox, 'database' | 'limits'>,
): Promise<{ what: string; path: string }[]> {
  const invitations = await sandbox.database.selectFrom('rate_invitation').selectAll().execute();
  const links: { what: string; path: string }[] = [];
  for (const { what, email } of SEEDED_INVITATIONS) {
    const invitation = invitations.find((one) => one.email === email);
    if (invitation !== undefined) links.push({ what, path: await invitationPath(sandbox, invitation) });
  }
  return links;
}
