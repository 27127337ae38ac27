/** Sends mail to the sandbox's own inbox, kept in the database: e-mail composed as a real message, and letters by post. */
import { randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';

import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { MailTable } from './tables.ts';

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

/** On paper; `to` is the name and the postal address on the envelope, in one line. */
export type OutgoingLetter = Omit<OutgoingMail, 'links'>;

/** Called outside transactions: mail that was sent cannot be rolled back. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  post(letter: OutgoingLetter): Promise<void>;
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
  const keep = (sentAt: Date, mail: OutgoingMail, way: Pick<MailTable, 'by_post' | 'mime'>) =>
    database
      .insertInto('mail')
      .values({
        ...way,
        mail_id: randomUUID(),
        sent_at: sentAt,
        recipient: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        links: JSON.stringify(mail.links),
      })
      .execute();
  return {
    async send(mail) {
      const { to, subject, text, html } = mail;
      const sentAt = clock.now();
      const { message } = await transport.sendMail({ from, to, subject, text, html, date: sentAt });
      await keep(sentAt, mail, { by_post: false, mime: (message as Buffer).toString() }); // as the transport was told
    },
    async post(letter) {
      await keep(clock.now(), { ...letter, links: [] }, { by_post: true, mime: '' });
    },
  };
}
