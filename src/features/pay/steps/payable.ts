import type { RecentPayment } from '#contract/borrower/loans.ts';
import type { Loan, LoanServicing } from '#lending/servicing/loanTypes.ts';
import type { FeePaymentRecord } from '#contract/fees.ts';
import type { LoanFound } from '#lending/servicing/loanTypes.ts';
import { centsOf } from '#domain/money.ts';
import { hasUnreadablePayment, recentInstallment, type RecentInstallment } from '#domain/recentInstallment.ts';
import { readableEntries } from '#domain/unreadable.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { paths } from '#platform/routing/paths.ts';

import { feeSubject, guestSubject, loanTag, type PaymentTerms } from '../intent/terms.ts';

/** Something that can be paid (a loan's installment or a fee), with all that the payment steps show. */
export interface Payable {
  terms: PaymentTerms;
  /** Address of the property. */
  address: string;
  loanLastFour: string;
  /** What the fee is for; null for an installment. */
  feeType: string | null;
  /** `back` is the page before the choice of a method; null if there is none. */
  pages: Record<'mode' | 'review', string> & Record<'success' | 'fail', (key: string) => string> & { back: string | null };
  /** Known values that the form fills in. */
  prefill: Partial<
    Record<'accountHolderName' | 'cardHolderName' | 'addressLine1' | 'addressCity' | 'addressState' | 'addressZip1', string>
  >;
  /** What the amount covers besides one installment. */
  covers: { isSeveral: boolean; hasCharges: boolean };
  /** Banking day on which a payment made now would be credited; undefined if the lender does not report it. */
  creditedIfPaidNow?: string;
  /** Payments made in this portal on the loan, latest first. */
  recentPayments: readonly RecentPayment[];
  /**
   * Address that gets the receipt unless the payer enters another. Undefined: do not ask for one. Null: the lender has an address, but
   * the portal does not know it.
   */
  defaultReceiptEmail?: string | null;
}

export interface PayableLoan extends Payable {
  record: LoanServicing;
  /** When the guest's ticket expires, in milliseconds of the device's clock. Null with a session, and when unknown. */
  ticketEndsAt: number | null;
}

/** The recently paid installment, if paying now would be ahead of time; null otherwise. */
export const recentlyPaidInstallment = (payable: Payable): RecentInstallment<RecentPayment> | null =>
  'record' in payable ? recentInstallment((payable as PayableLoan).record) : null; // only a loan has a record

/** Whether a recent payment on the loan could not be read, so that paying now may pay twice. */
export const hasUnclearRecentPayment = (payable: Payable): boolean =>
  'record' in payable && hasUnreadablePayment((payable as PayableLoan).record); // only a loan has a record

const loanPages = (loanIdentifier?: string): Payable['pages'] => ({
  back: paths.pay.details(loanIdentifier),
  mode: paths.pay.mode(loanIdentifier),
  review: paths.pay.review(loanIdentifier),
  success: paths.pay.success,
  fail: paths.pay.fail,
});

/** Null when the loan is not boarded yet. */
export function payableOwnLoan(loan: Loan): PayableLoan | null {
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
    ...creditDateOf(record),
    pages: loanPages(loanIdentifier),
    prefill: addressOf(record),
    recentPayments: readableEntries(record.recentPayments ?? []),
  };
}

export function payableGuestLoan(
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
    ...creditDateOf(record),
    pages: loanPages(),
    prefill: {
      accountHolderName: name,
      cardHolderName: name,
      ...addressOf(record),
    },
    recentPayments: [],
    defaultReceiptEmail: receiptEmailHint ?? null,
  };
}

const coversOf = ({ delinquentPayment, lateCharges, totalFeesAndCharges, feePaid }: LoanServicing): Payable['covers'] => {
  const cents = (amount: string | null) => centsOf(amount) ?? 0;
  return {
    isSeveral: cents(delinquentPayment) > 0,
    hasCharges: cents(lateCharges) + cents(totalFeesAndCharges) - cents(feePaid) > 0,
  };
};

/** The mailing address, which usually is the card's billing address. */
const addressOf = ({ streetAddress, city, state, zipCode }: LoanServicing): Payable['prefill'] => ({
  addressLine1: streetAddress,
  addressCity: city,
  addressState: state,
  addressZip1: zipCode,
});

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
    defaultReceiptEmail: fee.borrowerEmail,
  };
}

const termsOf = ({ totalAmountDue, dueDate }: LoanServicing) => ({ amount: totalAmountDue ?? '0.00', dueDate: dueDate ?? '' });

const creditDateOf = ({ creditedIfPaidNow }: LoanServicing) =>
  typeof creditedIfPaidNow !== 'string' ? {} : { creditedIfPaidNow };
