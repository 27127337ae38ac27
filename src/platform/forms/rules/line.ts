import { string } from 'yup';

import { plainEmail, withoutUnseen } from '#domain/typed/plainSigns.ts';

const CONTROL = /\p{Cc}/u;

const tidied = (tidy: (text: string) => string) =>
  string().transform((text: unknown) => (typeof text === 'string' ? tidy(text) : text));

/**
 * Single-line text: collapses white space, removes invisible characters, and composes letters (NFC), so that "é" counts as one character,
 * as in the lender's system.
 */
export const line = () => tidied((text) => withoutUnseen(text).replace(/\s+/g, ' ').trim().normalize('NFC'));

/** Multi-line text without invisible characters, trimmed. */
export const paragraphs = () => tidied((text) => withoutUnseen(text).trim());

export const emailLine = () => tidied(plainEmail);

export const hasControls = (text: string) => CONTROL.test(text);
