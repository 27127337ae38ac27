import { object } from 'yup';

import { loanNumberRule, ssnRule, zipRule } from '#lending/identity/identityRules.ts';

/** What shows that a loan is the borrower's own. */
export const addLoanSchema = object({ loanNumber: loanNumberRule, zip: zipRule, ssnLast4: ssnRule });

/** What may be kept when the session ends. */
export const ADD_LOAN_DRAFT = ['loanNumber', 'zip'] as const;
