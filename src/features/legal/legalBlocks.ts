/** The parts of a sentence: text, or what the runtime document fills in, in a look or a link. */
export type LegalWord =
  | string
  | { place: LegalPlace }
  | { strong: LegalWord[] }
  | { emphasis: LegalWord[] }
  | { link: string; words: LegalWord[] };

/** Written "{legalName}" in the text. */
export type LegalPlace = 'brand' | 'legalName' | 'nmlsId' | 'email' | 'phone' | 'hours';

/** A legal page as data, which the build reads from its Markdown (`config/legalText.js`). */
export type LegalBlock =
  | { kind: 'heading'; level: 2 | 3; words: LegalWord[] }
  | { kind: 'paragraph' | 'notice'; words: LegalWord[] }
  | { kind: 'list'; isOrdered: boolean; items: LegalWord[][] }
  | { kind: 'table'; head: LegalWord[][]; rows: LegalWord[][][] };
