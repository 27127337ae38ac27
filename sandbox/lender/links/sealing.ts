/**
 * What a mailed link says, sealed by the lender with AES-256-GCM: it tells nothing, and nothing in it can be changed. It holds identifiers
 * and a day, no names.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto';

import { addDays, daysBetween } from '../../base/clock/calendar.ts';
import type { KeyedHash } from '../../base/keyedHash.ts';

/** What a link is good for, and for nothing else. */
export type LinkPurpose =
  | 'summary'
  | 'valuation'
  | 'documents'
  | 'preApproval'
  | 'sending'
  | 'income'
  | 'rateDrop'
  | 'unsubscribe';

/** Identifiers are UUIDs in lower case. */
export interface LinkContent {
  /** Whom it was sent to. */
  contact: string;
  /** The loan, the summary or whatever else it leads to. */
  subject: string;
  /** Who sent it. */
  officer: string;
  /** The last day of the lender's on which it opens. */
  lastDay: string;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const UUID_BYTES = 16;
const CONTENT_BYTES = 3 * UUID_BYTES + 4;
const FIRST_DAY = '1970-01-01';

const keyOf = (hash: KeyedHash): Buffer => Buffer.from(hash('key'), 'hex');

/**
 * The token of a link. The nonce follows from what is sealed, so the same content gets the same token whenever it is mailed or listed, and
 * no nonce is ever used for two contents. @throws Error for what is no UUID
 */
export function seal(hash: KeyedHash, purpose: LinkPurpose, content: LinkContent): string {
  const bytes = toBytes(content);
  const nonce = Buffer.from(hash(`nonce ${purpose} ${bytes.toString('hex')}`), 'hex').subarray(0, NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(hash), nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(purpose));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** The content of a token that was sealed here for this purpose; null for everything else, after the same work. */
export function unseal(hash: KeyedHash, purpose: LinkPurpose, token: string): LinkContent | null {
  const sealed = sealedBytes(token);
  const decipher = createDecipheriv(CIPHER, keyOf(hash), sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  const bytes = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    decipher.final();
  } catch {
    return null;
  }
  return fromBytes(bytes);
}

/** Only one text stands for any bytes: the decoder alone would skip what it does not know, and the bits that are left at the end. */
function sealedBytes(token: string): Buffer {
  const length = NONCE_BYTES + CONTENT_BYTES + TAG_BYTES;
  const bytes = Buffer.from(token, 'base64url');
  return bytes.length === length && bytes.toString('base64url') === token ? bytes : Buffer.alloc(length);
}

function toBytes({ contact, subject, officer, lastDay }: LinkContent): Buffer {
  const bytes = Buffer.alloc(CONTENT_BYTES);
  for (const [index, uuid] of [contact, subject, officer].entries()) {
    bytes.write(uuid.replaceAll('-', ''), index * UUID_BYTES, 'hex');
    if (uuidAt(bytes, index) !== uuid) throw new Error('Only UUIDs can be sealed');
  }
  bytes.writeUInt32BE(daysBetween(FIRST_DAY, lastDay), 3 * UUID_BYTES);
  return bytes;
}

const fromBytes = (bytes: Buffer): LinkContent => ({
  contact: uuidAt(bytes, 0),
  subject: uuidAt(bytes, 1),
  officer: uuidAt(bytes, 2),
  lastDay: addDays(FIRST_DAY, bytes.readUInt32BE(3 * UUID_BYTES)),
});

const uuidAt = (bytes: Buffer, index: number): string =>
  bytes.toString('hex', index * UUID_BYTES, (index + 1) * UUID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
