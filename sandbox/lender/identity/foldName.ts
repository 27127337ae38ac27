/** Letters that are not an unmarked letter and a mark, as they are written where there is no such key. */
const WRITTEN: Readonly<Record<string, string>> = {
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

/** A name without what people leave out or write in another way: case, accents, spaces and everything that is no letter. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/gu, (letter) => WRITTEN[letter] ?? letter)
    .replace(/[^\p{L}]/gu, '');
