/** Stores outgoing mail in the sandbox's own inbox (a database table): emails, composed as real MIME messages, and letters by post. */
import { randomUUID } from 'node:crypto';

import type { Generated, Kysely, Transaction } from 'kysely';
import { createTransport } from 'nodemailer';

import type { Clock } from './clock/clock.ts';
import type { Database, MigrationStep } from './db/database.ts';
import type { Faults } from './faults.ts';

/** Every email and letter that the sandbox sent. */
export interface MailTable {
  mail_id: string;
  position: Generated<number>;
  sent_at: Date;
  by_post: boolean;
  /** Email address; for a letter, the name and postal address. */
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** JSON text of type `MailLink[]`. */
  links: string;
  /** The whole message as in RFC 5322; empty for a letter by post. */
  mime: string;
}

declare module './db/database.ts' {
  interface Database {
    mail: MailTable;
  }
}

export const createMailTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('mail')
    .addColumn('mail_id', 'uuid', (column) => column.primaryKey())
    .addColumn('position', 'serial', (column) => column.notNull().unique())
    .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('links', 'text', (column) => column.notNull())
    .addColumn('mime', 'text', (column) => column.notNull())
    .execute();
};

export const addByPostColumn: MigrationStep = async (database) => {
  await database.schema
    .alterTable('mail')
    .addColumn('by_post', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
};

export interface MailLink {
  what: string;
  url: string;
}

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  /** The same text as an HTML document. */
  html: string;
  /** The links in the message, listed separately so that tests and developers need not search the text. */
  links: MailLink[];
  /** URL for one-click unsubscribe by POST (RFC 8058), which mail programs show as a button. */
  unsubscribeUrl?: string;
  /** Address that receives replies, where that is not the lender. */
  replyTo?: string;
}

/** A letter on paper. `to` is the name and postal address on the envelope, in one line. */
export type OutgoingLetter = Omit<OutgoingMail, 'links' | 'unsubscribeUrl' | 'replyTo'>;

/**
 * Sends mail by storing a row. Pass the `transaction` of the change that a mail reports, so that both are committed or neither is.
 * Without a transaction, the mail is stored at once.
 */
export interface Mailer {
  send(mail: OutgoingMail, transaction?: Transaction<Database>): Promise<void>;
  postLetter(letter: OutgoingLetter, transaction?: Transaction<Database>): Promise<void>;
}

interface MailerOptions {
  database: Kysely<Database>;
  clock: Clock;
  faults: Faults;
  from: { name: string; address: string };
}

export function createMailer({ database, clock, faults, from }: MailerOptions): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const store = async (
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
    await faults.passPoint('mail.afterWrite');
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
      await store(mail, { sent_at: sentAt, by_post: false, mime: (message as Buffer).toString() }, transaction);
    },
    async postLetter(letter, transaction) {
      await store({ ...letter, links: [] }, { sent_at: clock.now(), by_post: true, mime: '' }, transaction);
    },
  };
}
