/** Replacements for letters that Unicode does not decompose into a base letter and an accent. */
const UNDECOMPOSED_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Normalizes a name for comparison: removes case, accents, spaces and everything that is not a letter. */
export const normalizeName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/gu, (letter) => UNDECOMPOSED_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}]/gu, '');
