import { string, type Message } from 'yup';

import { characterCount, isPersonName } from '#domain/personName.ts';
import { singleLine } from '#platform/forms/textSchemas.ts';

import { messages } from './messages.ts';

/** Maximum length of a name: "under 128 characters" (specification, section 5). */
const MAX_NAME_LENGTH = 127;

/** @param required error message for an empty name */
export const nameRule = (required: Message) =>
  singleLine()
    .required(required)
    .test('letters', messages.nameLetters, (text) => text === '' || isPersonName(text))
    .test('length', messages.nameLength, (text) => characterCount(text) <= MAX_NAME_LENGTH);

/** Validates a loan number by the specification's rule for the first payment (section 5). It stays a string, to keep leading zeros. */
export const loanNumberRule = string()
  .required(messages.loanNumberRequired)
  .matches(/^\d{8,14}$/, { message: messages.loanNumberInvalid, excludeEmptyString: true });

/** Validates a five-digit ZIP code, either of the home or of the mailing address. */
export const zipRule = string()
  .required(messages.zipRequired)
  .matches(/^\d{5}$/, { message: messages.zipInvalid, excludeEmptyString: true });

/** Validates the last four digits of a Social Security number. */
export const ssnRule = string()
  .required(messages.ssnRequired)
  .matches(/^\d{4}$/, { message: messages.ssnInvalid, excludeEmptyString: true });
