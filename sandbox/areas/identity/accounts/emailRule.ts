/** What an e-mail address must look like. */
export const EMAIL_MOST = 254;

/** One @, a domain with a dot, letters of any script; nothing that could name a second recipient. */
const EMAIL =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/** Whether a trimmed text could be somebody's address. */
export const isEmail = (text: string): boolean => EMAIL.test(text) && text.length <= EMAIL_MOST;
