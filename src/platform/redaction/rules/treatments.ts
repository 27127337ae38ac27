import type { PlaceholderKind } from './placeholderFormats.ts';

/** How a field is redacted. Objects in it are redacted by the names of their own fields, except for `secret` and `words`. */
export type Treatment =
  | Exclude<PlaceholderKind, 'borrower' | 'officer' | 'link'>
  /** A full or partial name. The context tells whether it belongs to a borrower or a loan officer. */
  | 'person'
  /** Kept, except for parts that look like a secret. */
  | 'keep'
  /** Kept unchanged: public data of the lender and numbers of a report, which may look like secrets. */
  | 'asIs'
  /** A container for other fields. If it holds a text or number instead, that is redacted. */
  | 'inside'
  /** Redacted with everything in it. */
  | 'secret'
  /** URL of a picture. Replaced with an empty text, because a viewer would load the picture otherwise. */
  | 'picture'
  /** Free text written by a user. */
  | 'words'
  /** A sentence written by the portal or the lender, which may contain names. */
  | 'text'
  /** A URL of the portal. */
  | 'path'
  /** An RTK Query cache key, or another name built from the same parts. */
  | 'cacheKey'
  /** Subject of a payment: a loan, or the reference of a payer without an account. */
  | 'subject'
  /** An identifier in the code, such as ALL. Anything else is treated as an id. */
  | 'handle';

/** Names for each treatment, separated by white space. */
export type NamesByTreatment = Partial<Record<Treatment, string>>;

export const splitNames = (list: string): string[] => list.split(/\s+/).filter((name) => name !== '');

/**
 * Returns the treatment of each name in the lists.
 * @throws Error for a name with two treatments
 */
export function treatmentsByName<T extends Treatment>(lists: readonly Partial<Record<T, string>>[]): Map<string, T> {
  const treatments = new Map<string, T>();
  // `Object.entries` loses the type of the keys.
  for (const [treatment, names] of lists.flatMap((list) => Object.entries(list) as [T, string][]))
    for (const name of splitNames(names)) {
      if (treatments.has(name)) throw new Error(`There are two treatments of ${name}`);
      treatments.set(name, treatment);
    }
  return treatments;
}
