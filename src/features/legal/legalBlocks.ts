/** Part of a sentence. */
export type LegalInline =
  | string
  | { place: LegalPlaceholder }
  | { strong: LegalInline[] }
  | { emphasis: LegalInline[] }
  | { link: string; words: LegalInline[] };

/** Configuration values that a legal text may contain, written as "{legalName}" in the Markdown. */
export type LegalPlaceholder = 'brand' | 'legalName' | 'nmlsId' | 'email' | 'phone' | 'hours';

/** The build parses blocks from Markdown (`config/legalText.js`). */
export type LegalBlock =
  | { kind: 'heading'; level: 2 | 3; words: LegalInline[] }
  | { kind: 'paragraph' | 'notice'; words: LegalInline[] }
  | { kind: 'list'; isOrdered: boolean; items: LegalInline[][] }
  | { kind: 'table'; head: LegalInline[][]; rows: LegalInline[][][] };
