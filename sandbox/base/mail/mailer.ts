/** Sends mail to the sandbox's own inbox, kept in the database: e-mail composed as a real message, and letters by post. */
import { randomUUID } from 'node:crypto';

import type { Kysely, Transaction } from 'kysely';
import { createTransport } from 'nodemailer';

import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { Faults } from '../faults.ts';
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
  /** Where one POST ends such mails (RFC 8058): mail programs offer it as a button of their own. */
  unsubscribeUrl?: string;
  /** Who gets what is answered to it, where that is not the lender. */
  replyTo?: string;
}

/** On paper; `to` is the name and the postal address on the envelope, in one line. */
export type OutgoingLetter = Omit<OutgoingMail, 'links' | 'unsubscribeUrl' | 'replyTo'>;

/**
 * A mail is sent once its row is kept. Word of a change goes into the `transaction` that makes the change, so that neither is there without
 * the other; a mail without one is kept at once.
 */
export interface Mailer {
  send(mail: OutgoingMail, transaction?: Transaction<Database>): Promise<void>;
  post(letter: OutgoingLetter, transaction?: Transaction<Database>): Promise<void>;
}

interface Made {
  database: Kysely<Database>;
  clock: Clock;
  faults: Faults;
  /** Who the mails are from. */
  from: { name: string; address: string };
}

export function createMailer({ database, clock, faults, from }: Made): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const keep = async (
    mail: OutgoingMail,
    way: Pick<MailTable, 'sent_at' | 'by_post' | 'mime'>,
    transaction: Transaction<Database> | undefined,
  ): Promise<void> => {
    await (transaction ?? database)
      .insertInto('mail')
      .values({
        ...way,
        mail_id: randomUUID(),
        recipient: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        links: JSON.stringify(mail.links),
      })
      .execute();
    await faults.point('mail.afterWrite');
  };
  return {
    async send(mail, transaction) {
      const { to, subject, text, html, unsubscribeUrl, replyTo } = mail;
      const headers =
        unsubscribeUrl === undefined
          ? {}
          : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      const sentAt = clock.now();
      const { message } = await transport.sendMail({ from, to, subject, text, html, date: sentAt, headers, replyTo });
      // As the transport was told.
      await keep(mail, { sent_at: sentAt, by_post: false, mime: (message as Buffer).toString() }, transaction);
    },
    async post(letter, transaction) {
      await keep({ ...letter, links: [] }, { sent_at: clock.now(), by_post: true, mime: '' }, transaction);
    },
  };
}
