import { string } from 'yup';

const CONTROL = /\p{Cc}/u;

/** A line of text without extra white space from typing or pasting, its letters composed: "é" is one character, as the lender keeps it. */
export const line = () =>
  string().transform((text: unknown) => (typeof text === 'string' ? text.replace(/\s+/g, ' ').trim().normalize('NFC') : text));

export const hasControls = (text: string) => CONTROL.test(text);
