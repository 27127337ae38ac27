import { string } from 'yup';

import { messages } from './messages.ts';

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
