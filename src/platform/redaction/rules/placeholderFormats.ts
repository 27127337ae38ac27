/** Length of the tag of a mailed link: the end of its token, by which caches identify it. */
export const TAG_LENGTH = 8;

/**
 * How the placeholder of each kind is written. All identifiers of one thing, such as a loan's number and its id, share one number. The
 * numbering is valid only for one redactor.
 */
export const PLACEHOLDER_FORMATS = {
  borrower: (number) => `Borrower ${lettersOf(number)}`,
  officer: (number) => `Officer ${lettersOf(number)}`,
  // Pages show the last four characters of a loan number, so the number has four digits.
  loan: (number) => `Loan ${padded(number, 4)}`,
  address: (number) => `Address ${number}`,
  city: (number) => `City ${number}`,
  zip: (number) => padded(number, 5),
  branch: (number) => `Branch ${number}`,
  // The name of a bank as a user typed it. Card brands are not redacted.
  bank: (number) => `Bank ${number}`,
  email: (number) => `person${number}@redacted.example`,
  phone: (number, name) =>
    /^\d+$/.test(name) ? padded(number, 10) : padded(number, 10).replace(/^(...)(...)(....)$/, '($1) $2-$3'),
  account: (number) => `Account ${number}`,
  document: (number) => `Document ${number}`,
  file: (number, name) => `File ${number}${/\.(?:pdf|jpe?g|png|heic|tiff?|webp)$/i.exec(name)?.[0].toLowerCase() ?? ''}`,
  id: (number) => `id-${number}`,
  // The token of a mailed link, or its tag. The token is as long as a real one, so that it opens the same page, and also ends in its tag.
  link: (number, name) => `${name.length > TAG_LENGTH ? 'redacted-link-'.padEnd(32, '-') : ''}${padded(number, TAG_LENGTH)}`,
} satisfies Record<string, (number: number, name: string) => string>;

export type PlaceholderKind = keyof typeof PLACEHOLDER_FORMATS;

export const isPlaceholderKind = (treatment: string): treatment is PlaceholderKind => treatment in PLACEHOLDER_FORMATS;

/** Returns A to Z, then AA, AB and so on. @param number counted from 1 */
export function lettersOf(number: number): string {
  const last = String.fromCharCode(65 + ((number - 1) % 26));
  return number <= 26 ? last : lettersOf(Math.floor((number - 1) / 26)) + last;
}

const padded = (number: number, length: number): string => String(number).padStart(length, '0');
