/** The keyed hash for the last four digits of Social Security numbers. */
import type { Sandbox } from '../../base/sandbox.ts';
import { loadKeyedHash, type KeyedHash } from '../../base/keyedHash.ts';

const HASH_PURPOSE = 'identity';

export const loadIdentityHash = ({ database }: Pick<Sandbox, 'database'>): Promise<KeyedHash> =>
  loadKeyedHash(database, HASH_PURPOSE);

/**
 * The stored hash of a borrower's last four SSN digits. It includes the borrower's id, so that equal digits of two people have different
 * hashes.
 */
export const hashLastFour = (hash: KeyedHash, borrowerId: string, lastFour: string): string => hash(`${borrowerId} ${lastFour}`);
