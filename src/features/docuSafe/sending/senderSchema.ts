import { object, type Message } from 'yup';

import { isEmailAddress } from '#domain/emailAddress.ts';
import { composedLength, isPersonName } from '#domain/personName.ts';
import { emailLine, line } from '#platform/forms/rules/line.ts';

import { messages } from './sendingMessages.ts';

/** Specification, section 9: names under 128 characters. */
const NAME_MOST = 127;

const name = (missing: Message) =>
  line()
    .required(missing)
    .test('long', messages.nameTooLong, (text) => composedLength(text) <= NAME_MOST)
    .test('letters', messages.nameInvalid, (text) => text === '' || isPersonName(text));

/** Who sends papers without an account. */
export const senderSchema = object({
  firstName: name(messages.firstNameRequired),
  lastName: name(messages.lastNameRequired),
  email: emailLine()
    .required(messages.emailRequired)
    .test('email', messages.emailInvalid, (text) => text === '' || isEmailAddress(text)),
});

/** With an account the lender knows who it is. */
export const NOTHING_TO_TYPE = object({});
