const LONGEST = 254;

/** One @, and a domain with a dot; letters of any script. */
const SHAPE =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/** Whether a text, trimmed, can be an email address. Only mail that arrives proves that it is. */
export const isEmailAddress = (text: string): boolean => text.length <= LONGEST && SHAPE.test(text);
