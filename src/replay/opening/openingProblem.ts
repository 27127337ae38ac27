/**
 * Why a file is rejected. `tooMany`: it has more entries of some kind than a report can have. `broken`: it is a report, but part of it is
 * missing or has the wrong type. `unknownForm`: it encodes kinds of values that reports do not have, such as functions. `circular`: an
 * object contains itself.
 */
export type OpeningProblemKind =
  | 'tooLarge'
  | 'tooMany'
  | 'unreadable'
  | 'notJson'
  | 'notReport'
  | 'newerSchema'
  | 'broken'
  | 'unknownForm'
  | 'circular';

export class OpeningProblem extends Error {
  readonly kind: OpeningProblemKind;
  /** Path of the problem within the file; null if there is none. */
  readonly place: string | null;

  constructor(kind: OpeningProblemKind, place: string | null = null) {
    super(place === null ? kind : `${kind}: ${place}`);
    this.name = 'OpeningProblem';
    this.kind = kind;
    this.place = place;
  }
}
