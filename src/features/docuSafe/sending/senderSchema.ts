import { object, type Message } from 'yup';

import { isEmailAddress } from '#domain/userInput/emailAddress.ts';
import { characterCount, isPersonName } from '#domain/personName.ts';
import { emailText, singleLine } from '#platform/forms/textSchemas.ts';

import { messages } from './sendingMessages.ts';

/** Specification, section 9: names must be under 128 characters. */
const MAX_NAME_LENGTH = 127;

const personNameSchema = (missing: Message) =>
  singleLine()
    .required(missing)
    .test('long', messages.nameTooLong, (text) => characterCount(text) <= MAX_NAME_LENGTH)
    .test('letters', messages.nameInvalid, (text) => text === '' || isPersonName(text));

export const senderSchema = object({
  firstName: personNameSchema(messages.firstNameRequired),
  lastName: personNameSchema(messages.lastNameRequired),
  email: emailText()
    .required(messages.emailRequired)
    .test('email', messages.emailInvalid, (text) => text === '' || isEmailAddress(text)),
});

/** Empty schema for signed-in senders, whose name and email are known. */
export const emptySchema = object({});
