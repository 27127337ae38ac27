/** What a page is made of, as data: named pieces of markup, the texts in them, and what stands inside. */
export interface Part {
  /** Pieces of one name have the same markup, but for the texts. */
  name: string;
  /** By the name that stands in the piece instead, in braces. */
  texts?: Readonly<Record<string, string>>;
  /** What stands in each of its holes. */
  inside?: readonly (readonly Part[])[];
}
