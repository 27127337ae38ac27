import { bool, object, string } from 'yup';

import { isEmailAddress } from '#domain/emailAddress.ts';
import { emailLine, line } from '#platform/forms/rules/line.ts';
import type { Language } from '#platform/i18n/languages.ts';

import { messages, PASSWORD_LEAST } from './signUpMessages.ts';

/** Longest name allowed: the specification, section 9, demands fewer than 128 characters. */
const NAME_MOST = 127;
/** Longest password that the endpoint accepts. */
const PASSWORD_MOST = 1024;

const codePointCount = (text: string) => Array.from(text).length;

/** Checks the rule that `LengthRule` shows. */
export const isLongEnough = (password: string) => codePointCount(password) >= PASSWORD_LEAST;

/** Validation of sign-up (specification, section 5). An empty field gets only the "required" message. */
const makeSchema = () =>
  object({
    name: line()
      .required(messages.nameRequired)
      .test('length', messages.nameTooLong, (name) => codePointCount(name) <= NAME_MOST),
    email: emailLine()
      .required(messages.emailRequired)
      .test('email', messages.emailInvalid, (email) => email === '' || isEmailAddress(email)),
    password: string()
      .required(messages.passwordRequired)
      .test('short', messages.passwordTooShort, (password) => password === '' || isLongEnough(password))
      .test('long', messages.passwordTooLong, (password) => password.length <= PASSWORD_MOST),
    passwordCheck: string()
      .required(messages.passwordCheckRequired)
      .test('match', messages.passwordMismatch, (repeated, { parent }) => {
        const { password } = parent as { password?: string }; // yup passes the values of the whole form as `parent`
        return repeated === '' || repeated === (password ?? '');
      }),
    promotional: bool().default(false),
  });

const made = new Map<Language, ReturnType<typeof makeSchema>>();

/**
 * Returns a separate schema with the same rules for each language. A changed schema makes the form drop its error summary, which was in
 * the previous language.
 */
export function signUpSchema(language: Language): ReturnType<typeof makeSchema> {
  const schema = made.get(language) ?? makeSchema();
  made.set(language, schema);
  return schema;
}
