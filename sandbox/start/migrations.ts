/** Every migration, in order. */
import type { Migration } from 'kysely';

import * as core from './migrations/001_core.ts';
import * as identity from './migrations/002_identity.ts';
import * as payment from './migrations/003_payment.ts';
import * as signUp from './migrations/004_sign_up.ts';
import * as guests from './migrations/006_guests.ts';
import * as closedAccounts from './migrations/007_closed_accounts.ts';

export const migrations: Record<string, Migration> = {
  '001_core': core,
  '002_identity': identity,
  '003_payment': payment,
  '004_sign_up': signUp,
  '006_guests': guests,
  '007_closed_accounts': closedAccounts,
};
