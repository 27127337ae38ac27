import { object, string } from 'yup';

import { isPersonName, composedLength } from '#domain/personName.ts';

import { messages } from './guestMessages.ts';

/** "Under 128 characters" (specification, section 5). */
const NAME_MOST = 127;

/** Specification, section 5: the first payment's loan number. Digits stay text, to keep leading zeros. */
export const loanNumberSchema = object({
  loanNumber: string()
    .trim()
    .required(messages.loanNumberRequired)
    .matches(/^\d{8,14}$/, { message: messages.loanNumberInvalid, excludeEmptyString: true }),
});

const name = (required: typeof messages.firstNameRequired | typeof messages.lastNameRequired) =>
  string()
    .transform((text: unknown) => (typeof text === 'string' ? text.replace(/\s+/gu, ' ').trim() : text))
    .required(required)
    .test('letters', messages.nameLetters, (text) => text === '' || isPersonName(text))
    .test('length', messages.nameLength, (text) => composedLength(text) <= NAME_MOST);

/** The four digits alone, when everything else has been checked before. */
export const ssnSchema = object({
  ssn: string()
    .required(messages.ssnRequired)
    .matches(/^\d{4}$/, { message: messages.ssnInvalid, excludeEmptyString: true }),
});

/** Specification, section 5: who makes the first payment. */
export const verifySchema = object({
  firstName: name(messages.firstNameRequired),
  lastName: name(messages.lastNameRequired),
  zip: string()
    .required(messages.zipRequired)
    .matches(/^\d{5}$/, { message: messages.zipInvalid, excludeEmptyString: true }),
}).concat(ssnSchema);
