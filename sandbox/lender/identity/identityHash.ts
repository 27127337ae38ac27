/** The digest under which a person's last four digits are kept and compared. */
import type { Sandbox } from '../../base/sandbox.ts';
import { keyedHash, type KeyedHash } from '../../base/keyedHash.ts';

const PURPOSE = 'identity';

export const identityHash = ({ database }: Pick<Sandbox, 'database'>): Promise<KeyedHash> => keyedHash(database, PURPOSE);

/** What is kept of the last four digits. The borrower is part of it: the same digits look different for everybody. */
export const lastFourHash = (hash: KeyedHash, borrowerId: string, lastFour: string): string => hash(`${borrowerId} ${lastFour}`);
