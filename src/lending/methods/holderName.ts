import { isPersonName, composedLength } from '#domain/personName.ts';
import { hasControls, line } from '#platform/forms/rules/line.ts';

import { messages } from './messages.ts';

/** Length limits for names of holders and banks: more than 3 and fewer than 128 characters (specification, section 9). */
const LEAST = 4;
const MOST = 127;

const hasNameLength = (text: string) => text === '' || (composedLength(text) >= LEAST && composedLength(text) <= MOST);

/**
 * Validates the name of a card's or account's holder (specification, section 5).
 * @param required error message for an empty name
 */
export const holderName = (required: typeof messages.holderRequired | typeof messages.bankHolderRequired) =>
  line()
    .required(required)
    .test('letters', messages.holderLetters, (name) => name === '' || isPersonName(name))
    .test('length', messages.holderLength, hasNameLength);

/** Validates a bank's name, which may contain digits and symbols. */
export const bankName = () =>
  line()
    .required(messages.issuerRequired)
    .test('length', messages.issuerLength, (name) => hasNameLength(name) && !hasControls(name));
