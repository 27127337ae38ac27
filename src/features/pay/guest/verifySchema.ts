import { object } from 'yup';

import { loanNumberRule, nameRule, ssnRule, zipRule } from '#lending/identity/identityRules.ts';

import { messages } from './guestMessages.ts';

/** Specification, section 5: the loan number for a guest payment. */
export const loanNumberSchema = object({ loanNumber: loanNumberRule });

/** Only the last four digits of the SSN, for a renewal in which everything else is already known. */
export const ssnSchema = object({ ssn: ssnRule });

/** Specification, section 5: the identity fields for a guest payment. */
export const verifySchema = object({
  firstName: nameRule(messages.firstNameRequired),
  lastName: nameRule(messages.lastNameRequired),
  zip: zipRule,
}).concat(ssnSchema);
