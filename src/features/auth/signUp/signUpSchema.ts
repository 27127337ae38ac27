import { bool, object, string } from 'yup';

import { isEmailAddress } from '#domain/userInput/emailAddress.ts';
import { emailText, singleLine } from '#platform/forms/textSchemas.ts';
import type { Language } from '#platform/i18n/languages.ts';

import { messages, MIN_PASSWORD_LENGTH } from './signUpMessages.ts';

/** The specification, section 9, demands fewer than 128 characters. */
const MAX_NAME_LENGTH = 127;
/** Longest password that the endpoint accepts. */
const MAX_PASSWORD_LENGTH = 1024;

const codePointCount = (text: string) => Array.from(text).length;

/** Checks the rule that `LengthRule` shows. */
export const isPasswordLongEnough = (password: string) => codePointCount(password) >= MIN_PASSWORD_LENGTH;

/** Validation of sign-up (specification, section 5). An empty field gets only the "required" message. */
const makeSchema = () =>
  object({
    name: singleLine()
      .required(messages.nameRequired)
      .test('length', messages.nameTooLong, (name) => codePointCount(name) <= MAX_NAME_LENGTH),
    email: emailText()
      .required(messages.emailRequired)
      .test('email', messages.emailInvalid, (email) => email === '' || isEmailAddress(email)),
    password: string()
      .required(messages.passwordRequired)
      .test('short', messages.passwordTooShort, (password) => password === '' || isPasswordLongEnough(password))
      .test('long', messages.passwordTooLong, (password) => password.length <= MAX_PASSWORD_LENGTH),
    passwordCheck: string()
      .required(messages.passwordCheckRequired)
      .test('match', messages.passwordMismatch, (repeated, { parent }) => {
        const { password } = parent as { password?: string }; // yup passes the values of the whole form as `parent`
        return repeated === '' || repeated === (password ?? '');
      }),
    promotional: bool().default(false),
  });

const schemasByLanguage = new Map<Language, ReturnType<typeof makeSchema>>();

/**
 * Returns a separate schema with the same rules for each language. A changed schema makes the form drop its error summary, which was in
 * the previous language.
 */
export function signUpSchema(language: Language): ReturnType<typeof makeSchema> {
  const schema = schemasByLanguage.get(language) ?? makeSchema();
  schemasByLanguage.set(language, schema);
  return schema;
}
