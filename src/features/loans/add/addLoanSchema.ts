import { object } from 'yup';

import { loanNumberRule, ssnRule, zipRule } from '#lending/identity/identityRules.ts';

export const addLoanSchema = object({ loanNumber: loanNumberRule, zip: zipRule, ssnLast4: ssnRule });

/** Fields that may be saved as a draft when the session ends. */
export const ADD_LOAN_DRAFT = ['loanNumber', 'zip'] as const;
