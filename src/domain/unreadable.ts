/** Placeholder for a list entry that arrived but could not be read. It is plain data because API responses are kept in the Redux store. */
export interface Unreadable {
  isUnreadable: true;
}

export const UNREADABLE: Unreadable = Object.freeze({ isUnreadable: true });

export const isUnreadable = (entry: object): entry is Unreadable => 'isUnreadable' in entry;

export const readableEntries = <Entry extends object>(list: readonly (Entry | Unreadable)[]): Entry[] =>
  list.filter((entry): entry is Entry => !isUnreadable(entry));

export const countUnreadable = (list: readonly object[]): number => list.filter(isUnreadable).length;

/**
 * A code of the contract, or `unknown` for one that this build does not know, because it is newer or a mistake. Never treat `unknown` as
 * success.
 */
export type OrUnknown<Code> = Code | 'unknown';
