/** What a stand-in stands for. Several names of one thing, such as a loan's number and its identifier, have the same one. */
export type StandInKind =
  | 'borrower'
  | 'officer'
  | 'loan'
  | 'address'
  | 'city'
  | 'zip'
  | 'branch'
  /** A bank, as somebody typed its name. Brands of cards stay. */
  | 'bank'
  | 'email'
  | 'phone'
  | 'account'
  | 'document'
  | 'file'
  /** Any other opaque name of something. */
  | 'id'
  /** The token of a mailed link, or its tag: the last eight signs. */
  | 'link';

/** What becomes of a field. Whatever it is, objects and lists in it are gone through by their own names, but for `secret`, `picture` and `words`. */
export type Decision =
  | Exclude<StandInKind, 'borrower' | 'officer' | 'link'>
  /** A name, or a part of one: a borrower's or an officer's, by where it stands. */
  | 'person'
  /** Stays, but for what has the shape of a secret. */
  | 'keep'
  /** Stays as it is: public facts of the lender's and numbers of a report, which may look like a secret. */
  | 'asIs'
  /** Holds other fields. A text or number in its place is nobody's and is redacted. */
  | 'inside'
  /** Redacted, with all that is in it. */
  | 'secret'
  /** The address of a picture: empty, because whoever draws it would ask for it. */
  | 'picture'
  /** What a person wrote in their own words. */
  | 'words'
  /** A sentence of the portal's or the lender's, in which names may stand. */
  | 'text'
  /** An address of the portal. */
  | 'path'
  /** A key of RTK Query's cache, or another name that is put together from such parts. */
  | 'cacheKey'
  /** What a payment is for: a loan, or the reference of a payer without an account. */
  | 'subject'
  /** A name in the code, such as ALL; anything else is an id. */
  | 'handle';

/** Field names, divided by white space, for each decision. */
export type FieldList = Partial<Record<Decision, string>>;

export const namesIn = (list: string): string[] => list.split(/\s+/).filter((name) => name !== '');
