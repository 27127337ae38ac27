import type { RecentPayment } from '#contract/borrower/loans.ts';
import type { Loan, LoanServicing } from '#lending/servicing/loanShapes.ts';
import type { FeePaymentRecord } from '#contract/fees.ts';
import type { LoanFound } from '#lending/servicing/loanShapes.ts';
import { centsOf } from '#domain/money.ts';
import { hasUnclearPayment, paidLately, type PaidLately } from '#domain/paidLately.ts';
import { readable } from '#domain/unreadable.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { paths } from '#platform/routing/paths.ts';

import { feeSubject, guestSubject, loanTag, type PaymentTerms } from '../intent/terms.ts';

/** One thing that can be paid, as the steps of a payment show it. */
export interface Payable {
  terms: PaymentTerms;
  /** Of the property. */
  address: string;
  loanLastFour: string;
  /** Why this fee; null for an installment. */
  feeType: string | null;
  /** `back`: the page before the choice of a method, if there is one. */
  pages: Record<'mode' | 'review', string> & Record<'success' | 'fail', (key: string) => string> & { back: string | null };
  /** Values that are already known and need not be typed. */
  prefill: Partial<
    Record<'accountHolderName' | 'cardHolderName' | 'addressLine1' | 'addressCity' | 'addressState' | 'addressZip1', string>
  >;
  /** What the amount covers besides one installment. */
  covers: { isSeveral: boolean; hasCharges: boolean };
  /** The banking day on which it would be credited; undefined where the lender does not say. */
  creditedIfPaidNow?: string;
  /** What was paid here on the loan, the latest first. */
  recentPayments: readonly RecentPayment[];
  /** Where the receipt goes unless the payer gives another address. Undefined: do not ask. Null: the address is not known here. */
  receiptGoesTo?: string | null;
}

/** A loan that can be paid, with its record. */
export interface PayableLoan extends Payable {
  record: LoanServicing;
  /** Of the ticket, in milliseconds of the device's clock. Null for a session, and where it is not known. */
  ticketEndsAt: number | null;
}

/** The installment that was paid lately, if this payment would be one ahead of time. */
export const paidBefore = (payable: Payable): PaidLately<RecentPayment> | null =>
  'record' in payable ? paidLately((payable as PayableLoan).record) : null; // only a loan has a record

/** A payment was made on the loan of which nothing more is known. */
export const isPaidUnclearly = (payable: Payable): boolean =>
  'record' in payable && hasUnclearPayment((payable as PayableLoan).record); // only a loan has a record

const loanPages = (loanIdentifier?: string): Payable['pages'] => ({
  back: paths.pay.details(loanIdentifier),
  mode: paths.pay.mode(loanIdentifier),
  review: paths.pay.review(loanIdentifier),
  success: paths.pay.success,
  fail: paths.pay.fail,
});

/** A borrower's own loan, with the record that counts; null for one that is not boarded yet. */
export function ownLoan(loan: Loan): PayableLoan | null {
  const [record] = loan.loanServicings;
  if (record === undefined) return null;
  const { loanIdentifier } = loan;
  return {
    terms: { subject: loanIdentifier, right: { kind: 'session', loanIdentifier }, ...termsOf(record) },
    record,
    ticketEndsAt: null,
    covers: coversOf(record),
    address: addressLine(loan.property),
    loanLastFour: loan.loanNumber.slice(-4),
    feeType: null,
    ...creditOf(record),
    pages: loanPages(loanIdentifier),
    prefill: addressOf(record),
    recentPayments: readable(record.recentPayments ?? []),
  };
}

/** The loan of a ticket. */
export function guestLoan(
  { servicing: record, receiptEmailHint }: LoanFound,
  { reference, endsAt }: { reference: string; endsAt: number | null },
): PayableLoan {
  const name = [record.firstName, record.lastName].filter(Boolean).join(' ');
  return {
    terms: {
      subject: guestSubject(reference),
      right: { kind: 'ticket', reference, loan: loanTag(record.loanNumber) },
      ...termsOf(record),
    },
    record,
    ticketEndsAt: endsAt,
    covers: coversOf(record),
    address: addressLine(record),
    loanLastFour: record.loanNumber.slice(-4),
    feeType: null,
    ...creditOf(record),
    pages: loanPages(),
    prefill: {
      accountHolderName: name,
      cardHolderName: name,
      ...addressOf(record),
    },
    recentPayments: [],
    receiptGoesTo: receiptEmailHint ?? null,
  };
}

const coversOf = ({ delinquentPayment, lateCharges, totalFeesAndCharges, feePaid }: LoanServicing): Payable['covers'] => {
  const cents = (amount: string | null) => centsOf(amount) ?? 0;
  return {
    isSeveral: cents(delinquentPayment) > 0,
    hasCharges: cents(lateCharges) + cents(totalFeesAndCharges) - cents(feePaid) > 0,
  };
};

/** The mailing address, where most bills of a card go. */
const addressOf = ({ streetAddress, city, state, zipCode }: LoanServicing): Payable['prefill'] => ({
  addressLine1: streetAddress,
  addressCity: city,
  addressState: state,
  addressZip1: zipCode,
});

/** The fee of a mailed link. */
export function payableFee(fee: FeePaymentRecord, token: string): Payable {
  const name = [fee.firstName, fee.lastName].filter(Boolean).join(' ');
  return {
    terms: {
      subject: feeSubject(fee.feePaymentIdentifier),
      right: { kind: 'feeLink', token },
      amount: fee.amount,
      dueDate: '',
    },
    address: addressLine({
      streetAddress: fee.addressLine1,
      city: fee.addressCity,
      state: fee.addressState,
      zipCode: fee.addressZip1,
    }),
    loanLastFour: fee.loanNumber.slice(-4),
    feeType: fee.type,
    covers: { isSeveral: false, hasCharges: false },
    pages: {
      back: null,
      mode: paths.pay.fees.mode(token),
      review: paths.pay.fees.review(token),
      success: paths.pay.fees.success,
      fail: (key) => paths.pay.fees.fail(key, token),
    },
    prefill: {
      accountHolderName: name,
      cardHolderName: name,
      addressLine1: fee.addressLine1,
      addressCity: fee.addressCity,
      addressState: fee.addressState,
      addressZip1: fee.addressZip1,
    },
    recentPayments: [],
    receiptGoesTo: fee.borrowerEmail,
  };
}

const termsOf = ({ totalAmountDue, dueDate }: LoanServicing) => ({ amount: totalAmountDue ?? '0.00', dueDate: dueDate ?? '' });

const creditOf = ({ creditedIfPaidNow }: LoanServicing) => (typeof creditedIfPaidNow !== 'string' ? {} : { creditedIfPaidNow });
