/** Every e-mail that the sandbox sent, as it went out. */
import type { Generated } from 'kysely';

export interface MailTable {
  /** uuid */
  mail_id: string;
  /** Order of sending. */
  position: Generated<number>;
  sent_at: Date;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** JSON text: `MailLink[]`. */
  links: string;
  /** The whole message, RFC 5322. */
  mime: string;
}

export interface MailTables {
  mail: MailTable;
}
