/** Every email and letter that the sandbox sent. */
import type { Generated } from 'kysely';

import type { MigrationStep } from '../db/database.ts';

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

declare module '../db/database.ts' {
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
