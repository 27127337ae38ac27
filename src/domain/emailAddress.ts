import { inAnyScript } from './anyScript.ts';

const LONGEST = 254;

/** One @, and a domain with a dot; letters of any script. */
const hasShape = inAnyScript(
  ({ letters, marks, digits }) =>
    `^[${letters}${marks}${digits}.!#$%&'*+/=?^_\`{|}~-]+@` +
    `(?:[${letters}${digits}](?:[${letters}${marks}${digits}-]*[${letters}${marks}${digits}])?\\.)+[${letters}${marks}${digits}-]{2,}$`,
);

/** Whether a text, trimmed, can be an email address. Only mail that arrives proves that it is. */
export const isEmailAddress = (text: string): boolean => text.length <= LONGEST && hasShape(text);
