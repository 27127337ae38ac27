/** Saved payment methods of the seeded borrowers. They use published test numbers and are tokenized like any other. */
import { randomUUID } from 'node:crypto';

import type { NewBankAccount, NewCard, NewFundingAccount } from '#contract/payment.ts';
import { addMonths } from '../../../base/clock/calendar.ts';
import { DAY_MS, lenderDay } from '../../../base/clock/clock.ts';
import type { Seed } from '../../../base/db/database.ts';
import { insertAll } from '../../../base/db/insertAll.ts';
import type { BorrowerTable } from '../../../lender/loans/tables.ts';
import { seededBorrowers } from '../../../lender/seeds/borrowers.ts';
import { borrowerIdOf, type SavedPaymentMethods, itemInCycle } from '../../../lender/seeds/seededBorrower.ts';
import { createTokenRow } from '../gateway/gateway.ts';
import { toFundingAccountRow, toGatewayAccount } from './fundingAccountRow.ts';
import { formatExpiry } from './fundingAccountRules.ts';

const MANY_METHODS_COUNT = 500;
/** Published number of a closed account, see `testNumbers.ts`. The seeds mark it as already declined. */
const CLOSED_ACCOUNT = '000111111113';
const CARDS = [
  '4242424242424242',
  '5555555555554444',
  '6011111111111117',
  '4000056655665556',
  '2223003122003222',
  '5200828282828210',
] as const;
const BANKS = ['Test Bank', 'First Federal of Toledo', 'Lakewood Savings', 'Great Plains Credit Union'] as const;

/** Seeds the borrowers' saved payment methods. Expiry dates are relative to the lender's current date. No money moves. */
export const seedFundingAccounts: Seed = async (transaction, now) => {
  // Created a month ago, so that none counts as a new card.
  const start = Date.now() - 30 * DAY_MS;
  const made = [];
  for (const { email, savedMethods } of seededBorrowers) {
    if (savedMethods === undefined) continue;
    const borrower = await transaction
      .selectFrom('borrower')
      .selectAll()
      .where('borrower_id', '=', borrowerIdOf(email))
      .executeTakeFirstOrThrow();
    made.push(
      ...accountsOf(savedMethods, borrower, lenderDay(now)).map((account, place) =>
        createSeededAccount(account, borrower, start + place),
      ),
    );
  }
  await insertAll(
    transaction,
    'gateway.token',
    made.map(({ token }) => token),
  );
  await insertAll(
    transaction,
    'funding_account',
    made.map(({ row }) => row),
  );
};

function createSeededAccount(account: NewFundingAccount, { borrower_id: borrowerId }: BorrowerTable, createdAt: number) {
  const token = createTokenRow(randomUUID(), toGatewayAccount(account));
  const { token: name, brand, last_four: lastFour } = token;
  const row = toFundingAccountRow(account, { borrowerId, kept: true, token: { token: name, brand, lastFour } });
  const closed = account.type === 'ACH' && account.accountNumber === CLOSED_ACCOUNT;
  return { token, row: { ...row, closed, created_at: new Date(createdAt) } };
}

function accountsOf(methods: SavedPaymentMethods, borrower: BorrowerTable, today: string): NewFundingAccount[] {
  const year = today.slice(0, 4);
  const inYears = (years: number, month: string) => `${Number(year) + years}-${month}`;
  const inMonths = (months: number) => addMonths(today, months).slice(0, 7);
  const card = (cardNumber: string, expires: string) => cardOf(borrower, cardNumber, expires);
  switch (methods) {
    case 'usual':
      return [
        card('4242424242424242', inYears(3, '08')),
        bankOf(borrower, 'Test Bank', '000123456789'),
        card('5555555555554444', inYears(-1, '06')),
      ];
    case 'one':
      return [bankOf(borrower, 'Lakewood Savings', '000123456789')];
    case 'expiring':
      return [
        card('6011111111111117', inMonths(-1)),
        card('4242424242424242', inMonths(0)),
        card('5555555555554444', inMonths(1)),
        card('4000056655665556', inYears(4, '01')),
        bankOf(borrower, 'Lakewood Savings', CLOSED_ACCOUNT),
      ];
    case 'many':
      return Array.from({ length: MANY_METHODS_COUNT }, (_, index) =>
        index % 3 === 2
          ? bankOf(borrower, itemInCycle(BANKS, index), String(100_000_000 + index))
          : card(itemInCycle(CARDS, index), inMonths((index % 40) - 4)),
      );
  }
}

/** @param expires `YYYY-MM` */
const cardOf = (borrower: BorrowerTable, cardNumber: string, expires: string): NewCard => ({
  type: 'DEBIT',
  cardHolderName: holderOf(borrower),
  cardNumber,
  cardExpDate: formatExpiry(expires),
  cardCVV: '123',
  addressLine1: borrower.address_line1,
  addressCity: borrower.address_city,
  addressState: borrower.address_state,
  addressZip1: borrower.address_zip1,
});

const bankOf = (borrower: BorrowerTable, issuerName: string, accountNumber: string): NewBankAccount => ({
  type: 'ACH',
  accountHolderName: holderOf(borrower),
  issuerName,
  abaRoutingNumber: '110000000',
  accountNumber,
  accountSubtype: 'CHECKING',
});

const holderOf = ({ first_name, last_name }: BorrowerTable): string => `${first_name} ${last_name}`;
