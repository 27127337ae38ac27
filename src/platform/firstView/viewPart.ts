/** Describes a page as data: which pieces of markup to use, the texts to fill in, and the nested parts. */
export interface ViewPart {
  /** Name of the piece. Pieces with the same name have the same markup and differ only in their texts. */
  name: string;
  /** Texts by placeholder name. The piece contains `{name}` where the text is inserted. */
  texts?: Readonly<Record<string, string>>;
  /** Nested parts for each slot of the piece, in order. */
  slots?: readonly (readonly ViewPart[])[];
}
