import { isPersonName, characterCount } from '#domain/personName.ts';
import { hasControlCharacters, singleLine } from '#platform/forms/textSchemas.ts';

import { messages } from './messages.ts';

/** Length limits for names of holders and banks: more than 3 and fewer than 128 characters (specification, section 9). */
const MIN_NAME_LENGTH = 4;
const MAX_NAME_LENGTH = 127;

const hasNameLength = (text: string) =>
  text === '' || (characterCount(text) >= MIN_NAME_LENGTH && characterCount(text) <= MAX_NAME_LENGTH);

/**
 * Validates the name of a card's or account's holder (specification, section 5).
 * @param required error message for an empty name
 */
export const holderNameRule = (required: typeof messages.holderRequired | typeof messages.bankHolderRequired) =>
  singleLine()
    .required(required)
    .test('letters', messages.holderLetters, (name) => name === '' || isPersonName(name))
    .test('length', messages.holderLength, hasNameLength);

/** Validates a bank's name, which may contain digits and symbols. */
export const bankNameRule = () =>
  singleLine()
    .required(messages.issuerRequired)
    .test('length', messages.issuerLength, (name) => hasNameLength(name) && !hasControlCharacters(name));
