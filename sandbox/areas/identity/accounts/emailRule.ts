export const MAX_EMAIL_LENGTH = 254;

/** One @, a domain with a dot, and letters of any script. Rejects characters that could add a second recipient to a mail. */
const EMAIL_PATTERN =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/** Whether a trimmed text is a valid email address. */
export const isEmail = (text: string): boolean => EMAIL_PATTERN.test(text) && text.length <= MAX_EMAIL_LENGTH;
