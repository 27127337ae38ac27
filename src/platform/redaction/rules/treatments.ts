/** Kinds of placeholders. All identifiers of one thing, such as a loan's number and its id, share one placeholder. */
export type PlaceholderKind =
  | 'borrower'
  | 'officer'
  | 'loan'
  | 'address'
  | 'city'
  | 'zip'
  | 'branch'
  /** Bank name as a user typed it. Card brands are not redacted. */
  | 'bank'
  | 'email'
  | 'phone'
  | 'account'
  | 'document'
  | 'file'
  | 'id'
  /** Token of a mailed link, or its tag: the last eight characters of the token. */
  | 'link';

/**
 * How a field is redacted. Nested objects and lists are always processed by their own field names, except for `secret`, `picture` and
 * `words`.
 */
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

/** Field names for each decision, separated by white space. */
export type FieldsByTreatment = Partial<Record<Treatment, string>>;

export const splitNames = (list: string): string[] => list.split(/\s+/).filter((name) => name !== '');
