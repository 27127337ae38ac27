import { randomUUID } from 'node:crypto';

import type { FundingAccountDetails, FundingAccountRecord, NewFundingAccount } from '#contract/payment.ts';
import type { BankAccountToTokenize, CardToTokenize, Token } from '../gateway/gateway.ts';
import { parseExpiry, formatExpiry } from './fundingAccountRules.ts';
import type { FundingAccountTable } from './tables.ts';

/** The record in the API's format. `today` decides whether a card has expired. */
export function toRecord(row: FundingAccountTable, today: string): FundingAccountRecord {
  return {
    id: row.funding_account_id,
    accountHolderName: row.holder_name,
    accountNumber: row.last_four,
    abaRoutingNumber: row.routing_number,
    expiryDate: row.expires === null ? null : formatExpiry(row.expires),
    status: statusOf(row, today),
    accountHolderType: 'INDIVIDUAL',
    accountSubtype: row.subtype,
    paymentMethodType: row.type,
    issuerName: row.issuer_name,
  };
}

function statusOf({ closed, expires }: FundingAccountTable, today: string): FundingAccountRecord['status'] {
  if (closed) return 'INACTIVE';
  return expires !== null && expires < today.slice(0, 7) ? 'EXPIRED' : 'ACTIVE';
}

/** The record plus the fields that only the edit form needs. */
export const toDetails = (row: FundingAccountTable, today: string): FundingAccountDetails => ({
  ...toRecord(row, today),
  ...(row.type === 'DEBIT' && {
    addressLine1: row.address_line1,
    addressCity: row.address_city,
    addressState: row.address_state,
    addressZip1: row.address_zip1,
  }),
});

/** The part of a new account that only the gateway receives. */
export const toGatewayAccount = (account: NewFundingAccount): CardToTokenize | BankAccountToTokenize =>
  account.type === 'ACH'
    ? { kind: 'bank', routingNumber: account.abaRoutingNumber, accountNumber: account.accountNumber }
    : {
        kind: 'card',
        number: account.cardNumber,
        expires: parseExpiry(account.cardExpDate) ?? '',
        securityCode: account.cardCVV,
      };

/** The row of a new account: everything except the number. */
export function toFundingAccountRow(
  account: NewFundingAccount,
  { borrowerId, kept, token }: { borrowerId: string; kept: boolean; token: Token },
): FundingAccountTable {
  const common = {
    funding_account_id: randomUUID(),
    borrower_id: borrowerId,
    kept,
    last_four: token.lastFour,
    gateway_token: token.token,
    closed: false,
    created_at: new Date(),
  };
  if (account.type === 'ACH') {
    return {
      ...common,
      type: 'ACH',
      subtype: account.accountSubtype,
      holder_name: account.accountHolderName,
      issuer_name: account.issuerName,
      routing_number: account.abaRoutingNumber,
      expires: null,
      address_line1: null,
      address_city: null,
      address_state: null,
      address_zip1: null,
    };
  }
  return {
    ...common,
    type: 'DEBIT',
    subtype: 'DEBIT',
    holder_name: account.cardHolderName,
    issuer_name: token.brand ?? '',
    routing_number: null,
    expires: parseExpiry(account.cardExpDate),
    address_line1: account.addressLine1,
    address_city: account.addressCity,
    address_state: account.addressState,
    address_zip1: account.addressZip1,
  };
}
