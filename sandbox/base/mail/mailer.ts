/** Sends mail to the sandbox's own inbox: composed as a real message, kept in the database. */
import { randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';

import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';

export interface MailLink {
  what: string;
  url: string;
}

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  /** The same words as a document of its own. */
  html: string;
  /** The links of the message once more, so that a test or a newcomer need not search the text. */
  links: MailLink[];
}

export interface Mailer {
  /** Called outside transactions: mail that was sent cannot be rolled back. */
  send(mail: OutgoingMail): Promise<void>;
}

/** @param from who the mails are from */
export function createMailer(database: Kysely<Database>, clock: Clock, from: { name: string; address: string }): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, links }) {
      const sentAt = clock.now();
      const { message } = await transport.sendMail({ from, to, subject, text, html, date: sentAt });
      await database
        .insertInto('mail')
        .values({
          mail_id: randomUUID(),
          sent_at: sentAt,
          recipient: to,
          subject,
          text,
          html,
          links: JSON.stringify(links),
          mime: (message as Buffer).toString(), // as the transport was told
        })
        .execute();
    },
  };
}
