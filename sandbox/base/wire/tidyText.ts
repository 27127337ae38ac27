/** Texts without what typing, pasting and copying leave in them. */

/** Signs that nobody sees, without those that choose a form of a letter or join letters. */
const UNSEEN = /(?![\p{Variation_Selector}\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;

/** Joiners between letters or pictures that they do not shape. */
const LOOSE_JOINERS = /(?<!(?![ -~])[\p{L}\p{M}\p{S}])[\u200c\u200d]+|[\u200c\u200d]+(?!(?![ -~])[\p{L}\p{M}\p{S}])/gu;

/** One line: no white space around it, single spaces inside it, nothing unseen, letters composed. */
export const tidyLine = (text: string): string =>
  text.replace(UNSEEN, '').replace(LOOSE_JOINERS, '').replace(/\s+/gu, ' ').trim().normalize('NFC');

/** An email address, in which joiners have no place either. */
export const tidyEmail = (text: string): string => tidyLine(text).replace(/[\u200c\u200d]/g, '');
