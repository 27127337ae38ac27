/** Part of a sentence: plain text, a configuration value, emphasized text, or a link. */
export type LegalWord =
  | string
  | { place: LegalPlace }
  | { strong: LegalWord[] }
  | { emphasis: LegalWord[] }
  | { link: string; words: LegalWord[] };

/** Configuration values that a legal text may contain, written as "{legalName}" in the Markdown. */
export type LegalPlace = 'brand' | 'legalName' | 'nmlsId' | 'email' | 'phone' | 'hours';

/** Block of a legal page. The build parses blocks from Markdown (`config/legalText.js`). */
export type LegalBlock =
  | { kind: 'heading'; level: 2 | 3; words: LegalWord[] }
  | { kind: 'paragraph' | 'notice'; words: LegalWord[] }
  | { kind: 'list'; isOrdered: boolean; items: LegalWord[][] }
  | { kind: 'table'; head: LegalWord[][]; rows: LegalWord[][][] };
