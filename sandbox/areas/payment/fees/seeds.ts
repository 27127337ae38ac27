/** Seeded fees, one in each state. They belong to loan applicants without an account. */
import type { Insertable, Kysely } from 'kysely';

import { DAY_MS } from '../../../base/clock/clock.ts';
import type { Database, Seed } from '../../../base/db/database.ts';
import { sha256Hex } from '../../../base/keyedHash.ts';
import { requireSeededOfficer } from '../../../lender/seeds/officers.ts';
import { uuidFromName } from '../../../lender/seeds/seededBorrower.ts';
import { feePath, feeTokenOf } from './fees.ts';
import type { FeeTable } from './tables.ts';

interface SeededFee {
  /** Description in the sandbox's list of links. */
  what: string;
  name: string;
  expiresInDays: number;
  facts: Pick<FeeTable, 'type' | 'cents' | 'loan_number' | 'first_name' | 'last_name' | 'borrower_email' | 'status'> &
    Pick<FeeTable, 'transaction_identifier'>;
}

const dueColumns = { status: 'due', transaction_identifier: null } as const;

const SEEDED_FEES: readonly SeededFee[] = [
  {
    what: 'A fee that is due',
    name: 'fee due',
    expiresInDays: 30,
    facts: {
      ...dueColumns,
      type: 'Appraisal',
      cents: 57_500,
      loan_number: '3100050101',
      first_name: 'Lena',
      last_name: 'Hartwell',
      borrower_email: 'fee.due@example.com',
    },
  },
  {
    what: 'Another fee that is due',
    name: 'fee due, second',
    expiresInDays: 14,
    facts: {
      ...dueColumns,
      type: 'Credit report',
      cents: 6_450,
      loan_number: '3100050202',
      first_name: 'Omar',
      last_name: 'Siddiqui',
      borrower_email: 'fee.second@example.com',
    },
  },
  {
    what: 'A fee that is paid',
    name: 'fee paid',
    expiresInDays: 30,
    facts: {
      status: 'paid',
      transaction_identifier: 'CCM-9KQ4-H2TX',
      type: 'Application',
      cents: 25_000,
      loan_number: '3100050303',
      first_name: 'Mei',
      last_name: 'Tanaka',
      borrower_email: 'fee.paid@example.com',
    },
  },
  {
    what: 'A fee that was cancelled',
    name: 'fee cancelled',
    expiresInDays: 30,
    facts: {
      status: 'cancelled',
      transaction_identifier: null,
      type: 'Rate lock extension',
      cents: 35_000,
      loan_number: '3100050404',
      first_name: 'Piotr',
      last_name: 'Wójcik',
      borrower_email: 'fee.cancelled@example.com',
    },
  },
  {
    what: 'A fee whose link has expired',
    name: 'fee expired',
    expiresInDays: -3,
    facts: {
      ...dueColumns,
      type: 'Appraisal',
      cents: 57_500,
      loan_number: '3100050505',
      first_name: 'Grace',
      last_name: 'Abernathy',
      borrower_email: 'fee.expired@example.com',
    },
  },
];

const { first_name, last_name, email, phone } = requireSeededOfficer('jo.marsh@ccm.example');
const OFFICER = { lo_name: `${first_name} ${last_name}`, lo_email: email, lo_phone: phone ?? '' };
const PROPERTY = {
  address_line1: '1207 Larkspur Lane',
  address_city: 'Columbus',
  address_state: 'OH',
  address_zip1: '43215',
};

/** The links are the same after every reset of the same data folder. */
export const seedFees: Seed = async (transaction, now) => {
  const daysFromNow = (days: number): Date => new Date(now.getTime() + days * DAY_MS);
  const rows: Insertable<FeeTable>[] = [];
  for (const { name, expiresInDays, facts } of SEEDED_FEES) {
    const id = uuidFromName(name);
    const written = daysFromNow(Math.min(expiresInDays - 30, -4));
    rows.push({
      fee_payment_identifier: id,
      token_hash: sha256Hex(await feeTokenOf(transaction, id)),
      ...OFFICER,
      ...PROPERTY,
      ...facts,
      expires_at: daysFromNow(expiresInDays),
      written_at: written,
      updated_at: facts.status === 'due' ? written : daysFromNow(-2),
      mailed_for: null,
    });
  }
  await transaction.insertInto('fee').values(rows).execute();
};

/** A link for each state, plus an unknown one, whose token is too short to exist. */
export async function seededFeeLinks(database: Kysely<Database>): Promise<{ what: string; path: string }[]> {
  const links = [];
  for (const { what, name } of SEEDED_FEES) links.push({ what, path: feePath(await feeTokenOf(database, uuidFromName(name))) });
  return [...links, { what: 'A fee link that nobody knows', path: feePath('unknown') }];
}
