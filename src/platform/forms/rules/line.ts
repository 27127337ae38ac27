import { string } from 'yup';

import { plainEmail, withoutUnseen } from '#domain/typed/plainSigns.ts';

const CONTROL = /\p{Cc}/u;

const tidied = (tidy: (text: string) => string) =>
  string().transform((text: unknown) => (typeof text === 'string' ? tidy(text) : text));

/**
 * A line of text without what typing and pasting leave: extra white space, signs that nobody sees. Its letters are composed: "é" is one
 * character, as the lender keeps it.
 */
export const line = () => tidied((text) => withoutUnseen(text).replace(/\s+/g, ' ').trim().normalize('NFC'));

/** Text of several lines. */
export const paragraphs = () => tidied((text) => withoutUnseen(text).trim());

/** An email address. */
export const emailLine = () => tidied(plainEmail);

export const hasControls = (text: string) => CONTROL.test(text);
