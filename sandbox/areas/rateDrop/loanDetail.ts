/** Data about a loan that prefills the form of a refinance alert. */
import type { RateDropLoanDetail } from '#contract/borrower/rateDrop.ts';
import type { LoanOfficer } from '#contract/borrower/officers.ts';
import { Refusal } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { toMoney, toPercent } from '../../base/wire/formats.ts';
import { loanTerms } from '../../lender/loans/notes.ts';
import { findLoan } from '../../lender/loans/listedLoans.ts';
import { propertyAddressOf } from '../../lender/loans/mailingAddress.ts';
import { toLoanOfficer } from '../../lender/officers/officers.ts';
import { quotedRates, toQuotedRate } from '../../lender/rates/rates.ts';

const loanDetailNotFound = (): Refusal => new Refusal(404, 'We could not find what this needs about that loan.');

/** @throws Refusal 404 when the loan is not on the user's list or has no stored note */
export async function readLoanDetail(sandbox: Sandbox, borrowerId: string, loanNumber: string): Promise<RateDropLoanDetail> {
  const owned = await findLoan(sandbox.database, borrowerId, { loanNumber });
  const terms = owned === null ? null : await loanTerms(sandbox.database, owned.loan);
  if (owned === null || terms === null) throw loanDetailNotFound();
  const { loan } = owned;
  const { note, paymentCents, balanceCents } = terms;
  return {
    loanIdentifier: loan.loan_identifier,
    mrcLoanNumber: loan.loan_number,
    property: propertyAddressOf(loan),
    currentInterestRate: toPercent(note.rate),
    currentMonthlyPayment: toMoney(paymentCents),
    remainingLoanBalance: toMoney(balanceCents),
    propertyUsage: note.property_usage,
    propertyType: note.property_type,
    mortgageType: note.mortgage_type,
    ratesToday: (await quotedRates(sandbox)).map((quote) => ({ mortgageType: quote.mortgageType, ...toQuotedRate(quote) })),
  };
}

/** Returns the loan officer of a loan, or null. @throws Refusal 404 when the loan is not on the user's list */
export async function readLoanOfficer(
  { database }: Sandbox,
  borrowerId: string,
  loanIdentifier: string,
): Promise<LoanOfficer | null> {
  const owned = await findLoan(database, borrowerId, { loanIdentifier });
  if (owned === null) throw loanDetailNotFound();
  return owned.officer && toLoanOfficer(owned.officer);
}
