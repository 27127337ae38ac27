/** What a borrower reads out on the phone, for example CCM-7F3K-92QD. */
import { randomInt } from 'node:crypto';

/** Without letters and digits that are taken for one another: 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';

const group = (): string => Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** A new identifier, at random; the database refuses one that was given before. */
export const newTransactionIdentifier = (): string => `CCM-${group()}-${group()}`;
