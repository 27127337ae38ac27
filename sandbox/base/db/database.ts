/** Every table of the sandbox. Each part declares its own in its `tables.ts` and creates them in its own migration. */
import type { BorrowerTables } from '../../lender/loans/tables.ts';
import type { GuestTables } from '../../areas/payment/guests/tables.ts';
import type { HumanCheckTables } from '../../lender/humanCheck/tables.ts';
import type { IdentityTables } from '../../areas/identity/tables.ts';
import type { MailTables } from '../mail/tables.ts';
import type { FeeTables } from '../../areas/payment/fees/tables.ts';
import type { PaymentTables } from '../../areas/payment/books/tables.ts';
import type { SandboxTables } from './tables.ts';

export interface Database
  extends SandboxTables, BorrowerTables, IdentityTables, MailTables, PaymentTables, FeeTables, GuestTables, HumanCheckTables {}
