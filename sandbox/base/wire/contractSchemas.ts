import type { GenericSchema } from 'valibot';

import * as agency from '#contract/agency.ts';
import * as account from '#contract/borrower/account.ts';
import * as docuSafe from '#contract/borrower/docuSafe.ts';
import * as loans from '#contract/borrower/loans.ts';
import * as ocr from '#contract/borrower/ocr.ts';
import * as officers from '#contract/borrower/officers.ts';
import * as privacy from '#contract/borrower/privacy.ts';
import * as rateDrop from '#contract/borrower/rateDrop.ts';
import * as scenarios from '#contract/borrower/scenarios.ts';
import * as valuation from '#contract/borrower/valuation.ts';
import * as fees from '#contract/fees.ts';
import * as guests from '#contract/guests.ts';
import * as identity from '#contract/identity.ts';
import * as notification from '#contract/notification.ts';
import * as payment from '#contract/payment.ts';
import * as refusals from '#contract/refusals.ts';
import * as support from '#contract/support.ts';
import * as telemetry from '#contract/telemetry.ts';

const SCHEMA_MODULES = {
  agency,
  account,
  docuSafe,
  fees,
  guests,
  identity,
  loans,
  notification,
  ocr,
  officers,
  payment,
  privacy,
  rateDrop,
  refusals,
  scenarios,
  support,
  telemetry,
  valuation,
};

/** All schemas of the contract by name, such as `loanSchema`. */
export const contractSchemas: ReadonlyMap<string, GenericSchema> = new Map(
  Object.values(SCHEMA_MODULES)
    .flatMap((file) => Object.entries<unknown>(file))
    .filter((entry): entry is [string, GenericSchema] => entry[0].endsWith('Schema')),
);
