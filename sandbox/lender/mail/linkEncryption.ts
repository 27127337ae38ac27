/**
 * Encrypts the content of a mailed link with AES-256-GCM, so that it can neither be read nor changed. It contains ids and a day, but no
 * names.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto';

import { addDays, daysBetween } from '../../base/clock/calendar.ts';
import type { KeyedHash } from '../../base/keyedHash.ts';

/** Each token works only for the purpose it was created for. */
export type LinkPurpose =
  | 'summary'
  | 'valuation'
  | 'documents'
  | 'preApproval'
  | 'sending'
  | 'income'
  | 'rateDrop'
  | 'unsubscribe';

/** All ids are UUIDs in lower case. */
export interface LinkContent {
  /** Id of the person who received the link. */
  contact: string;
  /** Id of the loan, summary, or other record that the link opens. */
  subject: string;
  /** Id of the loan officer who sent it. */
  officer: string;
  /** The last day on which it works, in the lender's time zone. */
  lastDay: string;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const UUID_BYTES = 16;
const CONTENT_BYTES = 3 * UUID_BYTES + 4;
const EPOCH_DAY = '1970-01-01';

const encryptionKeyOf = (hash: KeyedHash): Buffer => Buffer.from(hash('key'), 'hex');

/**
 * Encrypts the content into a token. The nonce is derived from the content, so the same content always gives the same token, and no nonce
 * is used for two different contents. @throws Error when an id is not a UUID
 */
export function encryptLink(hash: KeyedHash, purpose: LinkPurpose, content: LinkContent): string {
  const bytes = contentToBytes(content);
  const nonce = Buffer.from(hash(`nonce ${purpose} ${bytes.toString('hex')}`), 'hex').subarray(0, NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, encryptionKeyOf(hash), nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(purpose));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts a token that was created here for this purpose. Returns null for anything else, after the same amount of work. */
export function decryptLink(hash: KeyedHash, purpose: LinkPurpose, token: string): LinkContent | null {
  const sealed = decodeToken(token);
  const decipher = createDecipheriv(CIPHER, encryptionKeyOf(hash), sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  const bytes = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    decipher.final();
  } catch {
    return null;
  }
  return contentFromBytes(bytes);
}

/**
 * Decodes the token and rejects all but its canonical encoding: Node's decoder would ignore invalid characters and unused bits at the
 * end.
 */
function decodeToken(token: string): Buffer {
  const length = NONCE_BYTES + CONTENT_BYTES + TAG_BYTES;
  const bytes = Buffer.from(token, 'base64url');
  return bytes.length === length && bytes.toString('base64url') === token ? bytes : Buffer.alloc(length);
}

function contentToBytes({ contact, subject, officer, lastDay }: LinkContent): Buffer {
  const bytes = Buffer.alloc(CONTENT_BYTES);
  for (const [index, uuid] of [contact, subject, officer].entries()) {
    bytes.write(uuid.replaceAll('-', ''), index * UUID_BYTES, 'hex');
    if (uuidAt(bytes, index) !== uuid) throw new Error('Only UUIDs can be sealed');
  }
  bytes.writeUInt32BE(daysBetween(EPOCH_DAY, lastDay), 3 * UUID_BYTES);
  return bytes;
}

const contentFromBytes = (bytes: Buffer): LinkContent => ({
  contact: uuidAt(bytes, 0),
  subject: uuidAt(bytes, 1),
  officer: uuidAt(bytes, 2),
  lastDay: addDays(EPOCH_DAY, bytes.readUInt32BE(3 * UUID_BYTES)),
});

const uuidAt = (bytes: Buffer, index: number): string =>
  bytes.toString('hex', index * UUID_BYTES, (index + 1) * UUID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
