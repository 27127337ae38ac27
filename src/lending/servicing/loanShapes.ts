import type { loanSchema, loanServicingSchema } from '#contract/borrower/loans.ts';
import type { loanFoundSchema } from '#contract/payment.ts';
import type { AsRead } from '#platform/api/answers/asRead.ts';

/** A servicing record as the portal reads it: a payment that cannot be read is still a payment. */
export type LoanServicing = AsRead<typeof loanServicingSchema>;

/** A loan as the portal reads it. */
export type Loan = AsRead<typeof loanSchema>;

/** A loan that is to be paid, and who takes the payment, as the portal reads it. */
export type LoanFound = AsRead<typeof loanFoundSchema>;
