/**
 * Why a file is rejected. `tooMany`: it has more entries of some kind than a report can have. `broken`: it is a report, but part of it is
 * missing or has the wrong type. `unknownForm`: it encodes kinds of values that reports do not have, such as functions. `circular`: an
 * object contains itself.
 */
export type ReportFileErrorKind =
  | 'tooLarge'
  | 'tooMany'
  | 'unreadable'
  | 'notJson'
  | 'notReport'
  | 'newerSchema'
  | 'broken'
  | 'unknownForm'
  | 'circular';

export class ReportFileError extends Error {
  readonly kind: ReportFileErrorKind;
  /** Path of the problem within the file; null if there is none. */
  readonly path: string | null;

  constructor(kind: ReportFileErrorKind, place: string | null = null) {
    super(place === null ? kind : `${kind}: ${place}`);
    this.name = 'ReportFileError';
    this.kind = kind;
    this.path = place;
  }
}
