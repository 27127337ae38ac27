/**
 * Why a file is refused. `tooMany`: it has more of something than a report can have. `broken`: it is a report, but something in it is missing
 * or of another kind. `unknownForm`: it has forms of values that no report has, such as functions. `circular`: a part of it is inside itself.
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
  /** The place in the file, where there is one. */
  readonly place: string | null;

  constructor(kind: OpeningProblemKind, place: string | null = null) {
    super(place === null ? kind : `${kind}: ${place}`);
    this.name = 'OpeningProblem';
    this.kind = kind;
    this.place = place;
  }
}
