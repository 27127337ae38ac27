/** An entry of a list that is there, though it cannot be read. It is plain data, because answers are kept in the store. */
export interface Unreadable {
  isUnreadable: true;
}

/** The only one there is. */
export const UNREADABLE: Unreadable = Object.freeze({ isUnreadable: true });

export const isUnreadable = (entry: object): entry is Unreadable => 'isUnreadable' in entry;

/** The entries that can be shown. */
export const readable = <Entry extends object>(list: readonly (Entry | Unreadable)[]): Entry[] =>
  list.filter((entry): entry is Entry => !isUnreadable(entry));

/** How many entries are there that cannot be shown. */
export const countUnreadable = (list: readonly object[]): number => list.filter(isUnreadable).length;

/** What a code counts as that is not one of the contract's: newer than this build, or a mistake. Never as one that means "fine". */
export type OrUnknown<Code> = Code | 'unknown';
