/** Confirmation number that a borrower can read out on the phone, for example CCM-7F3K-92QD. */
import { randomInt } from 'node:crypto';

/** Leaves out characters that are easily confused: 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';

const group = (): string => Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** A new random identifier. The database rejects duplicates. */
export const newTransactionIdentifier = (): string => `CCM-${group()}-${group()}`;
