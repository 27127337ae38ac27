import { object } from 'yup';

import { composedLength, isPersonName } from '#domain/personName.ts';
import { zipRule } from '#lending/identity/identityRules.ts';
import { line } from '#platform/forms/rules/line.ts';

import { messages } from './verifyMessages.ts';

/** Names have under 128 characters everywhere. */
const NAME_MOST = 127;

/** Who opened the link. */
export const verifySchema = object({
  lastName: line()
    .required(messages.lastNameRequired)
    .test('letters', messages.lastNameLetters, (text) => text === '' || isPersonName(text))
    .test('length', messages.lastNameLength, (text) => composedLength(text) <= NAME_MOST),
  zip: zipRule,
});
