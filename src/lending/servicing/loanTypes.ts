import type { loanSchema, loanServicingSchema } from '#contract/borrower/loans.ts';
import type { loanFoundSchema } from '#contract/payment.ts';
import type { TolerantOutput } from '#platform/api/responses/tolerantSchema.ts';

/**
 * A servicing record as the portal parses it. A recent payment that cannot be read stays in its list as a placeholder, so that it still
 * counts as a payment.
 */
export type LoanServicing = TolerantOutput<typeof loanServicingSchema>;

export type Loan = TolerantOutput<typeof loanSchema>;

/** The response to a search for a loan to pay, with its servicer, as the portal parses it. */
export type LoanFound = TolerantOutput<typeof loanFoundSchema>;
