/** Rules for email addresses and for passwords (specification, sections 5 and 9), including a list of common passwords. */

const MIN_LENGTH = 8;
/** The sign-in page reads at most this many characters of a password. */
const MAX_LENGTH = 1024;
/** Shorter parts of an email address or brand name appear in passwords by chance. */
const MIN_PERSONAL_PART_LENGTH = 3;

export type PasswordProblem = 'passwordMissing' | 'passwordTooShort' | 'passwordTooLong' | 'passwordCommon' | 'passwordPersonal';

/** Common passwords of eight or more characters that are not a word followed by digits. Compared in lowercase. */
const COMMON_PASSWORDS = new Set(
  `00000000 01234567 0123456789 10203040 11223344 1122334455 12121212 12301230 123123123 12341234 12344321 12345678 123456789
  1234567890 123456abc 1234abcd 1234qwer 123qweasd 147258369 159753456 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 20202020 22446688
  31415926 741852963 77777777 78945612 789456123 87654321 987654321 9876543210 99999999 a1b2c3d4 a1s2d3f4 aa123456 abcd1234
  p@ssw0rd p@ssword pa55word passw0rd q1w2e3r4 q1w2e3r4t5 qwe123qwe zaq12wsx zxcv1234`.split(/\s+/),
);

const COMMON_WORDS = new Set(
  `abcdefgh abcdefghi access admin administrator asdfasdf asdfgh asdfghjk asdfghjkl baseball basketball batman butterfly changeme
  charlie chocolate computer corvette default dragon einstein family flower football freedom garfield guest hello hunter iloveyou
  internet jennifer jessica jordan killer letmein liverpool login love mercedes michael michelle money monkey mortgage mustang
  nicole ninja password passwort pokemon princess qazwsx qazwsxedc qwer qwert qwerty qwertyui qwertyuiop qwertz samantha samsung
  secret shadow spring starwars summer sunshine superman test trustno victoria welcome whatever winter zxcvbn zxcvbnm
  contraseña motdepasse`.split(/\s+/),
);

const lengthOf = (text: string): number => Array.from(text).length;

/**
 * Returns the first rule that the password breaks; null when it is acceptable. @param whose email address of the person and name of the
 * lender, which the password must not contain
 */
export function passwordProblem(password: string, whose: { email: string; brand: string }): PasswordProblem | null {
  if (password === '') return 'passwordMissing';
  if (lengthOf(password) < MIN_LENGTH) return 'passwordTooShort';
  if (password.length > MAX_LENGTH) return 'passwordTooLong';
  const plain = password.normalize('NFKC').toLowerCase();
  if (isCommon(plain)) return 'passwordCommon';
  const [local = ''] = whose.email.split('@');
  const telling = [local, whose.brand].map((part) => part.normalize('NFKC').toLowerCase());
  return telling.some((part) => lengthOf(part) >= MIN_PERSONAL_PART_LENGTH && plain.includes(part)) ? 'passwordPersonal' : null;
}

const isCommon = (plain: string): boolean =>
  COMMON_PASSWORDS.has(plain) || COMMON_WORDS.has(plain.replace(/[^\p{L}]+$/u, '')) || /^(.{1,3})\1+$/u.test(plain);

const MAX_EMAIL_LENGTH = 254;

/** One @, a domain with a dot, and letters of any script. Rejects characters that could add a second recipient to a mail. */
const EMAIL_PATTERN =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/** Whether a trimmed text is a valid email address. */
export const isEmail = (text: string): boolean => EMAIL_PATTERN.test(text) && text.length <= MAX_EMAIL_LENGTH;
