/** The keyed hash for the last four digits of Social Security numbers. */
import type { Sandbox } from '../../base/sandbox.ts';
import { keyedHash, type KeyedHash } from '../../base/keyedHash.ts';

const PURPOSE = 'identity';

export const identityHash = ({ database }: Pick<Sandbox, 'database'>): Promise<KeyedHash> => keyedHash(database, PURPOSE);

/**
 * The stored hash of a borrower's last four SSN digits. It includes the borrower's id, so that equal digits of two people have different
 * hashes.
 */
export const hashLastFour = (hash: KeyedHash, borrowerId: string, lastFour: string): string => hash(`${borrowerId} ${lastFour}`);
