import { string } from 'yup';

import { normalizeEmail, removeInvisible } from '#domain/userInput/normalizeInput.ts';

const CONTROL_CHARACTER = /\p{Cc}/u;

const normalizedString = (tidy: (text: string) => string) =>
  string().transform((text: unknown) => (typeof text === 'string' ? tidy(text) : text));

/**
 * Collapses white space, removes invisible characters, and composes letters (NFC), so that "é" counts as one character, as in the
 * lender's system.
 */
export const singleLine = () => normalizedString((text) => removeInvisible(text).replace(/\s+/g, ' ').trim().normalize('NFC'));

export const multiLine = () => normalizedString((text) => removeInvisible(text).trim());

export const emailText = () => normalizedString(normalizeEmail);

export const hasControlCharacters = (text: string) => CONTROL_CHARACTER.test(text);
