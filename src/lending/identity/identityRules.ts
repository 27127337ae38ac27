import { string, type Message } from 'yup';

import { composedLength, isPersonName } from '#domain/personName.ts';
import { line } from '#platform/forms/rules/line.ts';

import { messages } from './messages.ts';

/** "Under 128 characters" (specification, section 5). */
const NAME_MOST = 127;

/** A first or last name. @param required what is said without one */
export const nameRule = (required: Message) =>
  line()
    .required(required)
    .test('letters', messages.nameLetters, (text) => text === '' || isPersonName(text))
    .test('length', messages.nameLength, (text) => composedLength(text) <= NAME_MOST);

/** Specification, section 5: the first payment's loan number. Digits stay text, to keep leading zeros. */
export const loanNumberRule = string()
  .required(messages.loanNumberRequired)
  .matches(/^\d{8,14}$/, { message: messages.loanNumberInvalid, excludeEmptyString: true });

/** Five digits, of the home or of the mailing address. */
export const zipRule = string()
  .required(messages.zipRequired)
  .matches(/^\d{5}$/, { message: messages.zipInvalid, excludeEmptyString: true });

/** The last four digits of a Social Security number. */
export const ssnRule = string()
  .required(messages.ssnRequired)
  .matches(/^\d{4}$/, { message: messages.ssnInvalid, excludeEmptyString: true });
