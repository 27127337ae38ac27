import { object } from 'yup';

import { loanNumberRule, nameRule, ssnRule, zipRule } from '#lending/identity/identityRules.ts';

import { messages } from './guestMessages.ts';

/** Specification, section 5: which loan the first payment is for. */
export const loanNumberSchema = object({ loanNumber: loanNumberRule });

/** The four digits alone, when everything else has been checked before. */
export const ssnSchema = object({ ssn: ssnRule });

/** Specification, section 5: who makes the first payment. */
export const verifySchema = object({
  firstName: nameRule(messages.firstNameRequired),
  lastName: nameRule(messages.lastNameRequired),
  zip: zipRule,
}).concat(ssnSchema);
