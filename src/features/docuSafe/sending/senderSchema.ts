import { object, type Message } from 'yup';

import { isEmailAddress } from '#domain/emailAddress.ts';
import { composedLength, isPersonName } from '#domain/personName.ts';
import { emailLine, line } from '#platform/forms/rules/line.ts';

import { messages } from './sendingMessages.ts';

/** Specification, section 9: names must be under 128 characters. */
const NAME_MOST = 127;

const name = (missing: Message) =>
  line()
    .required(missing)
    .test('long', messages.nameTooLong, (text) => composedLength(text) <= NAME_MOST)
    .test('letters', messages.nameInvalid, (text) => text === '' || isPersonName(text));

/** Validates the form of a sender without an account. */
export const senderSchema = object({
  firstName: name(messages.firstNameRequired),
  lastName: name(messages.lastNameRequired),
  email: emailLine()
    .required(messages.emailRequired)
    .test('email', messages.emailInvalid, (text) => text === '' || isEmailAddress(text)),
});

/** Empty schema for signed-in senders, whose name and email are known. */
export const NOTHING_TO_TYPE = object({});
