import { bool, object, string } from 'yup';

import { isEmailAddress } from '#domain/emailAddress.ts';
import { emailLine, line } from '#platform/forms/rules/line.ts';
import type { Language } from '#platform/i18n/languages.ts';

import { messages, PASSWORD_LEAST } from './signUpMessages.ts';

/** Specification, section 9: names under 128 characters. */
const NAME_MOST = 127;
/** What the endpoint accepts. */
const PASSWORD_MOST = 1024;

const codePointCount = (text: string) => Array.from(text).length;

/** The rule that `PasswordRules` shows. */
export const isLongEnough = (password: string) => codePointCount(password) >= PASSWORD_LEAST;

/** Specification, section 5: sign-up. An empty field gets only the message that it is missing. */
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
        const { password } = parent as { password?: string }; // the form's values
        return repeated === '' || repeated === (password ?? '');
      }),
    promotional: bool().default(false),
  });

const made = new Map<Language, ReturnType<typeof makeSchema>>();

/** A new schema with the same rules for each language: when the language changes, the form drops its summary, which was in the old one. */
export function signUpSchema(language: Language): ReturnType<typeof makeSchema> {
  const schema = made.get(language) ?? makeSchema();
  made.set(language, schema);
  return schema;
}
