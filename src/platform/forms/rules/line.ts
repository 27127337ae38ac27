import { string } from 'yup';

const CONTROL = /\p{Cc}/u;

/** A line of text without extra white space from typing or pasting. */
export const line = () =>
  string().transform((text: unknown) => (typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : text));

export const hasControls = (text: string) => CONTROL.test(text);
