/** Every table of the sandbox. Each part declares its own in its `tables.ts` and creates them in its own migration. */
import type { BorrowerTables } from '../borrower/tables.ts';
import type { GuestTables } from '../guests/tables.ts';
import type { HumanCheckTables } from '../humanCheck/tables.ts';
import type { IdentityTables } from '../identity/tables.ts';
import type { MailTables } from '../mail/tables.ts';
import type { FeeTables } from '../payment/feeTables.ts';
import type { PaymentTables } from '../payment/tables.ts';
import type { SandboxTables } from './tables.ts';

export interface Database
  extends SandboxTables, BorrowerTables, IdentityTables, MailTables, PaymentTables, FeeTables, GuestTables, HumanCheckTables {}
