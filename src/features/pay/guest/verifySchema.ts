import { object } from 'yup';

import { isPersonName, composedLength } from '#domain/personName.ts';
import { loanNumberRule, ssnRule, zipRule } from '#lending/identity/identityRules.ts';
import { line } from '#platform/forms/rules/line.ts';

import { messages } from './guestMessages.ts';

/** "Under 128 characters" (specification, section 5). */
const NAME_MOST = 127;

/** Specification, section 5: which loan the first payment is for. */
export const loanNumberSchema = object({ loanNumber: loanNumberRule });

const name = (required: typeof messages.firstNameRequired | typeof messages.lastNameRequired) =>
  line()
    .required(required)
    .test('letters', messages.nameLetters, (text) => text === '' || isPersonName(text))
    .test('length', messages.nameLength, (text) => composedLength(text) <= NAME_MOST);

/** The four digits alone, when everything else has been checked before. */
export const ssnSchema = object({ ssn: ssnRule });

/** Specification, section 5: who makes the first payment. */
export const verifySchema = object({
  firstName: name(messages.firstNameRequired),
  lastName: name(messages.lastNameRequired),
  zip: zipRule,
}).concat(ssnSchema);
