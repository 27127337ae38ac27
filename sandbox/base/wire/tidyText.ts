/** Cleans up text from typing, pasting and copying. */

/** Invisible characters, except variation selectors and zero-width joiners, which change how letters and emoji look. */
const INVISIBLE_CHARACTERS = /(?![\p{Variation_Selector}\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;

/** Zero-width joiners that are not between two letters or symbols and so have no effect. */
const LOOSE_JOINERS = /(?<!(?![ -~])[\p{L}\p{M}\p{S}])[\u200c\u200d]+|[\u200c\u200d]+(?!(?![ -~])[\p{L}\p{M}\p{S}])/gu;

/** Cleans a single-line text: trims it, collapses white space, removes invisible characters, and composes accented letters (NFC). */
export const tidyLine = (text: string): string =>
  text.replace(INVISIBLE_CHARACTERS, '').replace(LOOSE_JOINERS, '').replace(/\s+/gu, ' ').trim().normalize('NFC');

/** Cleans an email address, which may contain no zero-width joiners at all. */
export const tidyEmail = (text: string): string => tidyLine(text).replace(/[\u200c\u200d]/g, '');
